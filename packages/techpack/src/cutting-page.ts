import type { Label } from '@teamloom/kit/label.ts'
import { areaOf } from '@teamloom/shape/contour.ts'
import type { Curve } from '@teamloom/shape/curve.ts'
import { type Bounds, boundsOf } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { pathData } from '@teamloom/shape/svg.ts'
import type { CutPiece } from './cut-pieces.ts'
import { short, writePath, writeText } from './dimension-svg.ts'
import { wordPlace } from './pieces/word-place.ts'

/** The pieces that are cut for a garment, small beside one another, and what is said of each. */
export type CuttingSheet = {
  readonly svg: string
  readonly pieces: readonly {
    readonly name: string
    /** The piece's number in the pattern's own files. */
    readonly number: number
    readonly label: Label
    readonly note: Label
    /** How often it is cut for one. */
    readonly times: number
    /** The cloth that it is knitted to its shape in; null of what is cut. */
    readonly knitOf: CutPiece['knitOf']
    readonly grain: CutPiece['grain']
    /** Net, across and along the grain. */
    readonly sizes: readonly {
      readonly sizeName: string
      readonly widthInches: number
      readonly heightInches: number
      /** What its outline takes of its extent: 0 to 1. */
      readonly fill: number
    }[]
  }[]
}

type SizedPieces = { readonly sizeName: string; readonly pieces: readonly CutPiece[] }

/** TP51: the pieces of the drawn size, with their extents in each size that is made. */
export function cuttingSheet(drawn: readonly CutPiece[], bySize: readonly SizedPieces[]): CuttingSheet {
  return {
    svg: drawPieces(drawn),
    pieces: drawn.map(({ name, label, note, times, knitOf, grain }, i) => ({
      name,
      number: i + 1,
      label,
      note,
      times,
      knitOf,
      grain,
      sizes: bySize.flatMap(({ sizeName, pieces }) => {
        const own = pieces.find(piece => piece.name === name)
        if (!own) return []
        const { left, right, top, bottom } = boundsOf(own.outline)
        const rounded = (inches: number) => Math.round(inches * 1000) / 1000
        const [wide, high] = [right - left, bottom - top]
        const fill = areaOf(own.outline) / (wide * high)
        return [{ sizeName, widthInches: rounded(wide), heightInches: rounded(high), fill }]
      }),
    })),
  }
}

/** Millimetres on paper, of the whole and of letters. */
const paper = { width: 262, height: 106 }
const letterMillimetres = 2.2
const ink = '#1c1a18'
const soft = '#6b655d'

/** Rows of pieces that are so long that all of them are drawn as large as the paper lets them. */
function drawPieces(pieces: readonly CutPiece[]): string {
  const widths = Array.from({ length: 60 }, (_, i) => 30 + 6 * i)
  const best = widths
    .map(width => {
      const guess = layRows(pieces, width, width * (letterMillimetres / paper.width))
      const scale = Math.min(paper.width / guess.width, paper.height / guess.height)
      return { width, letter: letterMillimetres / scale, scale }
    })
    .toSorted((a, b) => b.scale - a.scale)[0]!
  const { letter } = best
  const { placed, width, height } = layRows(pieces, best.width, letter)
  const drawn = placed.map(({ piece, by, number }) => drawPiece(piece, by, number, letter))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${short(width * 10)}" height="${short(height * 10)}" viewBox="0 0 ${short(width)} ${short(height)}" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</svg>`
}

/** Heights of letters: between pieces, and what a number beside a small piece takes. */
const gap = 1.1
const beside = 1.8

const heightOf = ({ top, bottom }: Bounds): number => bottom - top

function layRows(pieces: readonly CutPiece[], widest: number, letter: number) {
  let [x, y, rowHeight, width] = [gap * letter, gap * letter, 0, 0]
  // Those that are alike high beside one another.
  const numbered = pieces.map((piece, i) => ({ piece, number: i + 1, bounds: boundsOf(piece.outline) }))
  const placed = numbered
    .toSorted((a, b) => heightOf(b.bounds) - heightOf(a.bounds))
    .map(({ piece, number, bounds }) => {
      const { left, right, top, bottom } = bounds
      const across = right - left + beside * letter
      if (x + across > widest && x > gap * letter)
        [x, y, rowHeight] = [gap * letter, y + rowHeight + gap * letter, 0]
      const by: Point = [x - left, y - top]
      x += across + gap * letter
      width = Math.max(width, x)
      rowHeight = Math.max(rowHeight, bottom - top, 1.6 * letter)
      return { piece, by, number }
    })
  return { placed, width, height: y + rowHeight + gap * letter }
}

function drawPiece({ outline, lines, notches }: CutPiece, by: Point, number: number, letter: number): string {
  const laid = (curve: Curve) => curve.map(([u, v]): Point => [u + by[0], v + by[1]])
  const size = 1.7 * letter
  const at = wordPlace(
    { width: size, height: size },
    outline,
    lines.map(({ curve }) => curve),
  )
  const { right, top } = boundsOf(outline)
  const [x, y] = laid([at ?? [right + 1.1 * letter, top + 0.8 * letter]])[0]!
  return [
    writePath({
      d: pathData([laid(outline)], true),
      fill: '#f6f4f1',
      stroke: ink,
      strokeWidth: 0.09 * letter,
    }),
    ...lines.map(({ curve }) =>
      writePath({
        d: pathData([laid(curve)], false),
        stroke: soft,
        strokeWidth: 0.07 * letter,
        dash: [0.3 * letter, 0.25 * letter],
      }),
    ),
    ...notches.map(({ from, to }) => {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1])
      const end: Point = [
        from[0] + ((to[0] - from[0]) / length) * 0.55 * letter,
        from[1] + ((to[1] - from[1]) / length) * 0.55 * letter,
      ]
      return writePath({ d: pathData([laid([from, end])], false), stroke: ink, strokeWidth: 0.11 * letter })
    }),
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(0.8 * letter)}" fill="#ffffff" stroke="${ink}" stroke-width="${short(0.08 * letter)}"/>`,
    writeText(String(number), [x, y], letter, ink),
  ].join('')
}
