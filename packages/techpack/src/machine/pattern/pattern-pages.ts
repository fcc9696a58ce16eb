import type { Locale } from '@teamloom/kit/label.ts'
import { layOnRoll } from '@teamloom/nesting/lay-on-roll.ts'
import { type Bounds, boundsOf } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { grainOf } from '../../cut-note.ts'
import type { CutPiece } from '../../cut-pieces.ts'
import { cutLineOf } from './cut-line.ts'
import { notchStroke } from './notch-stroke.ts'
import type { SizedPieces } from './write-dxf.ts'

/** Paper of plotters, and what is between pieces on it; inches. */
const rollInches = 36
const gapInches = 0.5
const longestInches = 190

/** Lines of a piece where it lies on its sheet; inches from its upper left. */
export type DrawnPiece = {
  readonly bounds: Bounds
  /** Closed. */
  readonly cut: readonly Point[]
  readonly sew: readonly Point[] | null
  readonly inner: readonly (readonly Point[])[]
  /** Notches, from the sewing line to where it is cut, and the grain. */
  readonly strokes: readonly (readonly [from: Point, to: Point])[]
  readonly words: { readonly middle: Point; readonly lines: readonly string[] }
}

export type PatternSheet = {
  readonly sizeName: string
  readonly widthInches: number
  readonly heightInches: number
  readonly pieces: readonly DrawnPiece[]
}

/** MF22: the pieces of a size at true scale beside each other, upright as their grain runs; more than a sheet holds on another. */
export function patternSheets({ sizeName, pieces }: SizedPieces, locale: Locale): PatternSheet[] {
  const cuts = pieces.map(piece => cutLineOf(piece.outline, piece.allowances))
  const boxes = cuts.map(boundsOf)
  // A piece is not turned: all grain runs along the roll.
  const rectangles = boxes.map(({ left, right, top, bottom }) => ({
    width: right - left,
    height: bottom - top,
  }))
  const width = Math.max(rollInches, ...rectangles.map(each => each.width))
  const { sheets } = layOnRoll(rectangles, { width, longest: longestInches, gap: gapInches, isUpright: true })
  return sheets.map(({ length, laid }) => ({
    sizeName,
    widthInches: width,
    heightInches: length,
    pieces: laid.map(({ at, x, y }) => {
      const { left, top } = boxes[at]!
      return drawPiece(pieces[at]!, cuts[at]!, [x - left, y - top], `${at + 1}.`, sizeName, locale)
    }),
  }))
}

function drawPiece(
  { outline, lines, quilting, prints, notches, grain, label, note }: CutPiece,
  cut: readonly Point[],
  [du, dv]: Point,
  number: string,
  sizeName: string,
  locale: Locale,
): DrawnPiece {
  const moved = (points: readonly Point[]) => points.map(([u, v]): Point => [u + du, v + dv])
  const closed = (points: readonly Point[]) => [...points, points[0]!]
  const laid = moved(cut)
  const { left, right, top, bottom } = boundsOf(moved(outline))
  const straight = moved(grainOf(outline))
  return {
    bounds: boundsOf(laid),
    cut: closed(laid),
    sew: closed(moved(outline)),
    inner: [...lines.map(({ curve }) => curve), ...quilting, ...prints.map(({ curve }) => curve)].map(moved),
    strokes: [
      ...notches.map(notch => moved(notchStroke(cut, notch)) as [Point, Point]),
      ...(grain === null ? [] : [[straight[0]!, straight.at(-1)!] as const]),
    ],
    words: {
      middle: [(left + right) / 2, (top + bottom) / 2],
      lines: [`${number} ${label[locale]}, ${sizeName}`, note[locale]],
    },
  }
}

/** A part of a sheet that a page shows; inches on the sheet. */
export type Tile = { readonly name: string; readonly left: number; readonly top: number }

/** Pages that show a sheet in rows from its upper left; neighbours show an `overlap` alike. Those that show nothing are left out. */
export function tilesOf(
  { widthInches, heightInches, pieces }: PatternSheet,
  [width, height]: readonly [width: number, height: number],
  overlap: number,
): Tile[] {
  const [across, down] = [width - overlap, height - overlap]
  const columns = Math.max(1, Math.ceil((widthInches - overlap) / across))
  const rows = Math.max(1, Math.ceil((heightInches - overlap) / down))
  return Array.from({ length: rows * columns }, (_, i): Tile => {
    const [row, column] = [Math.floor(i / columns), i % columns]
    return { name: `${rowName(row)}${column + 1}`, left: column * across, top: row * down }
  }).filter(({ left, top }) =>
    pieces.some(
      ({ bounds }) =>
        bounds.left < left + width && bounds.right > left && bounds.top < top + height && bounds.bottom > top,
    ),
  )
}

/** A to Z, then AA. */
function rowName(row: number): string {
  const letter = String.fromCodePoint(65 + (row % 26))
  return row < 26 ? letter : rowName(Math.floor(row / 26) - 1) + letter
}
