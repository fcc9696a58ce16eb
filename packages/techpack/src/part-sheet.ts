import type { FlatMark } from '@teamloom/pattern/flat/flat.ts'
import type { Curve } from '@teamloom/shape/curve.ts'
import { boundsOf } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { type NumberedOutline, writeFlatSheet } from './flat-sheet.ts'
import type { DimensionLine } from './label-places.ts'

/** Millimetres: of a row of parts on paper, of each one's height, and of letters, as large as those of the flats. */
const row = { width: 246, height: 46 }
const letterMillimetres = 2.2
/** What is so much longer than it is wide lies on its side. */
const slender = 1.8

type Part = {
  readonly marks: readonly FlatMark[]
  readonly dimensions: readonly DimensionLine[]
  readonly prints?: readonly NumberedOutline[]
}

/** A part of a garment flat by itself, with what is measured on it; `beside`: how many stand in its row. */
export function drawPart({ marks, dimensions, prints = [] }: Part, beside: number): string {
  const lines = [...marks.flatMap(mark => mark.lines.flat()), ...dimensions.flatMap(({ line }) => line)]
  const { left, right, top, bottom } = boundsOf(lines)
  const isSlender = bottom - top > slender * (right - left)
  const turned = (curve: Curve): Curve => (isSlender ? curve.map(([x, y]): Point => [y, -x]) : curve)
  const bounds = boundsOf(turned(lines))
  const width = row.width / beside
  const scale = Math.min(width / (bounds.right - bounds.left), row.height / (bounds.bottom - bounds.top))
  return writeFlatSheet({
    flat: {
      side: 'front',
      marks: marks.map(mark => ({ ...mark, lines: mark.lines.map(turned) })),
      measures: [],
      bounds,
    },
    dimensions: dimensions.map(({ line, label }) => ({ line: turned(line), label })),
    prints: prints.map(({ number, outline }) => ({ number, outline: turned(outline) })),
    letter: letterMillimetres / scale,
  })
}
