import fs from 'node:fs'
import process from 'node:process'
import { Buffer, Device, DocumentWriter, Font, type Image, Matrix, PDFDocument, type PDFObject } from 'mupdf'
import { factsMark, mostPages, mostWords } from '#api/platform/artwork/postscript/facts-line.ts'
import { isEverywhere, ownName } from '#api/platform/artwork/postscript/missing-fonts.ts'
import type { PageBitmap } from '#api/platform/artwork/postscript/page-bitmaps.ts'
import { makePicturesPlain } from '#api/platform/artwork/postscript/plain-pictures.ts'

/** The most bitmaps that are told. */
const mostBitmaps = 500

const fontFiles = ['FontFile', 'FontFile2', 'FontFile3']

/** Writes a page of a PDF file as SVG to its output, its text as outlines; says before what it knows of it. */
const document = PDFDocument.openDocument(fs.readFileSync(String(process.argv[2])), 'application/pdf')
const pages = document instanceof PDFDocument ? countPages(document) : 1
// Of what comes after the last whoever asked is told.
const index = Math.min(Number(process.argv[3]), pages) - 1
if (document instanceof PDFDocument)
  makePicturesPlain(document, document.findPage(index).getInheritable('Resources'))
const page = document.loadPage(index)
const facts = {
  pages,
  words: page.toStructuredText('').asText().slice(0, mostWords),
  missingFonts:
    document instanceof PDFDocument
      ? [...new Set(fontsIn(document.findPage(index).getInheritable('Resources'), 4))]
      : [],
  bitmaps: bitmapsOf(page),
  isBlended: isBlended(page),
}
process.stderr.write(`${factsMark}${JSON.stringify(facts)}\n`)
const drawing = new Buffer()
const writer = new DocumentWriter(drawing, 'svg', 'text=path')
page.run(writer.beginPage(page.getBounds()), Matrix.identity)
writer.endPage()
writer.close()
process.stdout.write(drawing.asUint8Array())

/** How many pages are there, whatever the file says of how many it has. */
function countPages(file: PDFDocument): number {
  const most = Math.min(mostPages, file.countPages())
  for (let count = 1; count < most; count++) {
    try {
      file.findPage(count)
    } catch {
      return count
    }
  }
  return Math.max(1, most)
}

/** A page's bitmaps as they are shown; a soft mask is a bitmap of its own. */
function bitmapsOf(shown: typeof page): readonly PageBitmap[] {
  const bitmaps: PageBitmap[] = []
  const [left, top, right, bottom] = shown.getBounds()
  const take = (image: Image, [a, b, c, d, e, f]: Matrix) => {
    const [xs, ys] = [
      [e, e + a, e + c, e + a + c],
      [f, f + b, f + d, f + b + d],
    ]
    const isOutside =
      Math.max(...xs) <= left ||
      Math.min(...xs) >= right ||
      Math.max(...ys) <= top ||
      Math.min(...ys) >= bottom
    if (isOutside || bitmaps.length >= mostBitmaps) return
    const [width, height] = [image.getWidth(), image.getHeight()]
    const [acrossPpi, downPpi] = [(72 * width) / Math.hypot(a, b), (72 * height) / Math.hypot(c, d)]
    bitmaps.push({ width, height, acrossPpi, downPpi })
  }
  shown.run(new Device({ fillImage: take, fillImageMask: take, clipImageMask: take }), Matrix.identity)
  return bitmaps
}

/** Whether something of it is laid over the rest otherwise than by covering it, or through a mask that is soft. */
function isBlended(shown: typeof page): boolean {
  let isFound = false
  const blends = new Device({
    beginGroup: (_box, _space, _isolated, _knockout, blend) => {
      isFound ||= blend !== 'Normal'
    },
    beginMask: () => {
      isFound = true
    },
  })
  shown.run(blends, Matrix.identity)
  return isFound
}

/**
 * Fonts of the page and of what it is made of, so deep, that are not in the file, or cannot be used as they are
 * there.
 */
function fontsIn(resources: PDFObject, deep: number): readonly string[] {
  if (deep === 0) return []
  const own = entriesOf(resources, 'Font').flatMap(font => {
    const descendants = font.get('DescendantFonts')
    const described = descendants.isArray() ? descendants.get(0) : font
    const [descriptor] = isDictionary(described) ? [described.get('FontDescriptor')] : []
    const isThere =
      descriptor && isDictionary(descriptor) && fontFiles.some(file => isUsable(descriptor.get(file)))
    const name = font.get('BaseFont').isName() ? ownName(font.get('BaseFont').asName()) : ''
    return !isThere && name !== '' && !isEverywhere(name) ? [name] : []
  })
  const inner = entriesOf(resources, 'XObject').flatMap(each => fontsIn(each.get('Resources'), deep - 1))
  return [...own, ...inner]
}

function isUsable(file: PDFObject): boolean {
  if (file.isNull() || !file.isStream()) return false
  try {
    // So would whoever draws it.
    new Font('own', file.readStream()).destroy()
    return true
  } catch {
    return false
  }
}

function entriesOf(resources: PDFObject, kind: string): readonly PDFObject[] {
  const entries: PDFObject[] = []
  const all = isDictionary(resources) ? resources.get(kind) : resources
  if (isDictionary(all)) all.forEach(entry => isDictionary(entry) && entries.push(entry))
  return entries
}

/** Nothing can be asked of what is nothing. */
function isDictionary(object: PDFObject): boolean {
  return !object.isNull() && (object.isDictionary() || object.isStream())
}
