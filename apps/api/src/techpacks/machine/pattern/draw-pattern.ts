import { findProduct } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { cutPieces } from '@teamloom/techpack/cut-pieces.ts'
import { sampleSizeOf } from '@teamloom/techpack/drawn-size.ts'
import {
  type DrawnPiece,
  type PatternSheet,
  patternSheets,
  tilesOf,
} from '@teamloom/techpack/machine/pattern/pattern-pages.ts'
import { type SizedPieces, writeDxf } from '@teamloom/techpack/machine/pattern/write-dxf.ts'
import { openPrintPdf, type PlainLine, type PrintPdf } from '#api/platform/pdf/print-pdf.ts'
import { outlineLetters } from '#api/platform/typesetter/outline-letters.ts'
import type { MadePattern, PatternFilesTask } from '#api/techpacks/machine/pattern/pattern-task.ts'

const black = { hex: '#000000' }
const grey = { hex: '#808080' }
/** Inches: of lines, of letters on pieces, of those of a page, of a page's margin, of what two pages show alike. */
const heavy = 0.02
const light = 0.01
const letter = 0.25
const small = 0.12
const margin = 0.5
const overlap = 0.5

const papers = { letter: [8.5, 11], a4: [210 / 25.4, 297 / 25.4] } as const

const words = {
  square: {
    en: 'This square is 2 in wide: print at 100 %. Pages show half an inch of their neighbours.',
    fr: 'Ce carré a 2\u00a0po de côté\u00a0: imprimez à 100\u00a0%. Les pages montrent un demi-pouce de leurs voisines.',
  },
} as const

/** MF21, MF22: the pieces of all sizes for cutters and for paper. */
export async function drawPattern({
  document,
  family,
  product: name,
  sizeNames,
  printWidths,
  title,
  locale,
}: PatternFilesTask): Promise<MadePattern> {
  const product = must(findProduct(family, name), name)
  const sizes = sizeNames.map(
    (sizeName): SizedPieces => ({
      sizeName,
      // What is knitted to its shape is not cut.
      pieces: cutPieces(document, product, sizeName, printWidths).filter(({ knitOf }) => knitOf === null),
    }),
  )
  const sampleSize = sampleSizeOf(name, sizeNames)
  const sheets = sizes.flatMap(sized => patternSheets(sized, locale))
  const said = sheets.flatMap(({ pieces }) => pieces.flatMap(({ words: { lines } }) => lines))
  const letters = await outlineLetters(
    [...said, title, words.square[locale], tileLetters, ...sizeNames].join(''),
  )
  const pdfs = {
    letter: await tiledPdf(sheets, papers.letter, { title, locale, letters }),
    a4: await tiledPdf(sheets, papers.a4, { title, locale, letters }),
    roll: await rollPdf(sheets, { title, locale, letters }),
  }
  return {
    pieces: sizes[0]?.pieces.length ?? 0,
    dxf: writeDxf(sizes, { title, sampleSize, locale, isNested: false }),
    nest: writeDxf(sizes, { title, sampleSize, locale, isNested: true }),
    pdfs,
  }
}

const tileLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789, '

type Letters = Awaited<ReturnType<typeof outlineLetters>>
type Written = { readonly title: string; readonly locale: Locale; readonly letters: Letters }

async function tiledPdf(
  sheets: readonly PatternSheet[],
  [width, height]: readonly [number, number],
  { title, locale, letters }: Written,
): Promise<Uint8Array> {
  const pdf = openPrintPdf(title)
  const shown = [width - 2 * margin, height - 2 * margin] as const
  pdf.addPage(width, height)
  drawSquare(pdf, [margin, margin], letters, locale)
  write(pdf, letters, title, [margin, margin + 3], letter)
  for (const sheet of sheets) {
    const pieces = sheet.pieces.map(piece => ({ piece, put: drawPiece(pdf, piece, letters) }))
    for (const { name, left, top } of tilesOf(sheet, shown, overlap)) {
      pdf.addPage(width, height)
      const box = [margin, margin, ...shown] as const
      pdf.within(box, () => {
        for (const { piece, put } of pieces)
          if (touches(piece, [left, top, ...shown])) put(margin - left, margin - top)
      })
      pdf.stroke(boxOf(margin, margin, ...shown), grey, light)
      write(pdf, letters, `${title}, ${sheet.sizeName}, ${name}`, [margin, height - 0.2], small)
    }
  }
  return pdf.end()
}

async function rollPdf(
  sheets: readonly PatternSheet[],
  { title, locale, letters }: Written,
): Promise<Uint8Array> {
  const pdf = openPrintPdf(title)
  for (const sheet of sheets) {
    pdf.addPage(sheet.widthInches, sheet.heightInches + 3)
    for (const piece of sheet.pieces) drawPiece(pdf, piece, letters)(0, 0)
    drawSquare(pdf, [0.5, sheet.heightInches + 0.3], letters, locale)
    write(pdf, letters, `${title}, ${sheet.sizeName}`, [3.5, sheet.heightInches + 1], letter)
  }
  return pdf.end()
}

function touches(
  { bounds }: DrawnPiece,
  [left, top, width, height]: readonly [number, number, number, number],
): boolean {
  return bounds.left < left + width && bounds.right > left && bounds.top < top + height && bounds.bottom > top
}

/** Puts a piece down so many inches right and down of where it lies on its sheet. */
type PutPiece = (right: number, down: number) => void

function drawPiece(
  pdf: PrintPdf,
  { cut, sew, inner, strokes, words: { middle, lines } }: DrawnPiece,
  letters: Letters,
): PutPiece {
  const line = (points: PlainLine['points'], widthInches: number, gray: number): PlainLine => ({
    points,
    widthInches,
    gray,
  })
  const put = pdf.linesOnce([
    line(cut, heavy, 0),
    ...(sew ? [line(sew, light, 0.5)] : []),
    ...inner.map(curve => line(curve, light, 0.5)),
    ...strokes.map(stroke => line(stroke, light, 0)),
  ])
  return (right, down) => {
    put(right, down)
    for (const [i, text] of lines.entries()) {
      const x = middle[0] + right - (letters(text).width * letter) / 2
      write(pdf, letters, text, [x, middle[1] + down + 1.4 * letter * i], letter)
    }
  }
}

/** By which a print is measured. */
function drawSquare(
  pdf: PrintPdf,
  [x, y]: readonly [number, number],
  letters: Letters,
  locale: Locale,
): void {
  pdf.stroke(boxOf(x, y, 2, 2), black, heavy)
  write(pdf, letters, words.square[locale], [x, y + 2.2], small)
}

function boxOf(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`
}

function write(
  pdf: PrintPdf,
  letters: Letters,
  text: string,
  [x, y]: readonly [number, number],
  size: number,
): void {
  pdf.fill(letters(text).d, black, [size / 1000, 0, 0, size / 1000, x, y])
}
