import fs from 'node:fs'
import process from 'node:process'
import { Buffer, DocumentWriter, Matrix, PDFDocument, type PDFObject } from 'mupdf'
import { isEverywhere } from '#api/platform/artwork/postscript/missing-fonts.ts'

const fontFiles = ['FontFile', 'FontFile2', 'FontFile3']

/** Writes a PDF file's first page as SVG to its output, its text as outlines; says which fonts it lacks for that. */
const document = PDFDocument.openDocument(fs.readFileSync(String(process.argv[2])), 'application/pdf')
const page = document.loadPage(0)
const drawing = new Buffer()
const writer = new DocumentWriter(drawing, 'svg', 'text=path')
page.run(writer.beginPage(page.getBounds()), Matrix.identity)
writer.endPage()
writer.close()
if (document instanceof PDFDocument) {
  const fonts = fontsIn(document.loadPage(0).getObject().getInheritable('Resources'), 4)
  for (const font of new Set(fonts)) process.stderr.write(`Missing font ${font}\n`)
}
process.stdout.write(drawing.asUint8Array())

/** Those that are not in the file, of the page and of what it is made of, so deep. */
function fontsIn(resources: PDFObject, deep: number): readonly string[] {
  if (deep === 0) return []
  const own = entriesOf(resources, 'Font').flatMap(font => {
    const descendants = font.get('DescendantFonts')
    const described = descendants.isArray() ? descendants.get(0) : font
    const [descriptor] = isDictionary(described) ? [described.get('FontDescriptor')] : []
    const isThere =
      descriptor && isDictionary(descriptor) && fontFiles.some(file => !descriptor.get(file).isNull())
    const name = font.get('BaseFont')
    return !isThere && name.isName() && !isEverywhere(name.asName()) ? [name.asName()] : []
  })
  const inner = entriesOf(resources, 'XObject').flatMap(each => fontsIn(each.get('Resources'), deep - 1))
  return [...own, ...inner]
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
