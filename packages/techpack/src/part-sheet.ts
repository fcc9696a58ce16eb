import type { FlatMark } from '@teamloom/pattern/flat/flat.ts'
import type { Curve } from '@teamloom/shape/curve.ts'
import { boundsOf } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { centreAt, letterIn, type NumberedOutline, writeFlatSheet } from './flat-sheet.ts'
import type { DimensionLine } from './label-places.ts'

/** Millimetres of a row of parts on paper, and of each one's height where it is least. */
const row = { width: 246, height: 37 }
/** What is so much longer than it is wide lies on its side. */
const slender = 1.8

type Part = {
  readonly marks: readonly FlatMark[]
  readonly dimensions: readonly DimensionLine[]
  readonly prints?: readonly NumberedOutline[]
  /** Where middle lines lie that something is measured from. */
  readonly centres?: readonly number[]
}

/** A part of a garment flat by itself, with what is measured on it; `beside`: how many stand in its row. */
export function drawPart({ marks, dimensions, prints = [], centres = [] }: Part, beside: number): string {
  const lines = [...marks.flatMap(mark => mark.lines.flat()), ...dimensions.flatMap(({ line }) => line)]
  const { left, right, top, bottom } = boundsOf(lines)
  const isSlender = bottom - top > slender * (right - left)
  const turned = (curve: Curve): Curve => (isSlender ? curve.map(([x, y]): Point => [y, -x]) : curve)
  const bounds = boundsOf(turned(lines))
  return writeFlatSheet({
    flat: {
      side: 'front',
      marks: marks.map(mark => ({ ...mark, lines: mark.lines.map(turned) })),
      measures: [],
      bounds,
    },
    centres: centres.map(x => turned(centreAt(x, { left, right, top, bottom }))),
    dimensions: dimensions.map(({ line, label }) => ({ line: turned(line), label })),
    prints: prints.map(({ number, outline }) => ({ number, outline: turned(outline) })),
    letter: letterIn({ width: row.width / beside, height: row.height }, bounds),
  })
}
