import type { LabelSheet } from '@teamloom/commerce/collection/label-sheets.ts'
import { must } from '@teamloom/kit/assert.ts'
import reader from 'jsqr'

/** How finely a label is drawn, to be read by a camera's program. */
const pixelsPerInch = 200

export type ReadLabel = {
  /** Its lines, as they stand. */
  readonly text: string
  /** What its code says; null where none is found. */
  readonly code: string | null
}

/** What is read in each label's place of a PDF's sheets, row by row; places with nothing in them are left out. */
export async function readLabels(bytes: Uint8Array, sheet: LabelSheet): Promise<ReadLabel[]> {
  const mupdf = await import('mupdf')
  const document = mupdf.Document.openDocument(bytes, 'application/pdf')
  const labels: ReadLabel[] = []
  for (let at = 0; at < document.countPages(); at++) {
    const page = document.loadPage(at)
    const scale = pixelsPerInch / 72
    const pixmap = page.toPixmap(mupdf.Matrix.scale(scale, scale), mupdf.ColorSpace.DeviceRGB, false)
    const whole = { pixels: pixmap.getPixels(), width: pixmap.getWidth() }
    const lines = linesOf(page.toStructuredText('').asJSON())
    for (let slot = 0; slot < sheet.columns * sheet.rows; slot++) {
      const left = sheet.left + (slot % sheet.columns) * (sheet.labelWidth + sheet.gap)
      const top = sheet.top + Math.floor(slot / sheet.columns) * sheet.labelHeight
      const box = { left, top, width: sheet.labelWidth, height: sheet.labelHeight }
      const text = lines.filter(line => isIn(line, box)).map(line => line.text)
      if (text.length > 0) labels.push({ text: text.join('\n'), code: readCode(whole, box) })
    }
  }
  return labels
}

/** Inches. */
type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
type Line = { readonly text: string; readonly bbox: { readonly [key in 'x' | 'y' | 'w' | 'h']: number } }

function linesOf(json: string): readonly Line[] {
  const { blocks } = JSON.parse(json) as { blocks: readonly { readonly lines?: readonly Line[] }[] }
  return blocks.flatMap(({ lines = [] }) => lines)
}

/** The whole of a line lies within it: what goes beyond its label is in none. */
function isIn({ bbox: { x, y, w, h } }: Line, { left, top, width, height }: Box): boolean {
  const isAcross = x >= left * 72 && x + w <= (left + width) * 72
  return isAcross && y >= top * 72 && y + h <= (top + height) * 72
}

function readCode(whole: { readonly pixels: Uint8ClampedArray; readonly width: number }, box: Box) {
  const [left, top, width, height] = [box.left, box.top, box.width, box.height].map(inches =>
    Math.floor(inches * pixelsPerInch),
  ) as [number, number, number, number]
  const cut = new Uint8ClampedArray(4 * width * height).fill(255)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let part = 0; part < 3; part++) {
        const from = 3 * ((top + y) * whole.width + left + x) + part
        cut[4 * (y * width + x) + part] = must(whole.pixels[from], 'pixel')
      }
  return reader.default(cut, width, height)?.data ?? null
}
