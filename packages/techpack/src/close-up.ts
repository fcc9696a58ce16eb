import type { Label } from '@teamloom/kit/label.ts'
import type { Flat } from '@teamloom/pattern/flat/flat.ts'
import { type Bounds, boundsOf } from '@teamloom/shape/panel.ts'
import { distance } from '@teamloom/shape/point.ts'
import { centreAt, letterIn, letterOf, type NumberedOutline, writeFlatSheet } from './flat-sheet.ts'
import type { DimensionLine } from './label-places.ts'
import type { PieceSheet } from './piece-sheet.ts'

export type MeasuredPrint = NumberedOutline & {
  readonly dimensions: readonly DimensionLine[]
  /** Where the centre line lies that it is measured from; null where it is measured from none. */
  readonly centre: number | null
}

/** Heights of the drawing's letters: a print and a distance that are smaller are covered by what is said of them. */
const leastPrint = 2
const leastLine = 2

/** TP41: whether a print is drawn once more, larger, and its distances are told there. */
export function needsCloseUp({ bounds }: Pick<Flat, 'bounds'>, print: MeasuredPrint): boolean {
  const letter = letterOf(bounds)
  const { left, right, top, bottom } = boundsOf(print.outline)
  return (
    Math.min(right - left, bottom - top) < leastPrint * letter &&
    print.dimensions.some(({ line }) => distance(line[0]!, line.at(-1)!) < leastLine * letter)
  )
}

/** Inches that are shown round a print and its distances. */
const round = 1.2
/** Millimetres that it has on paper at least. */
const frame = { width: 60, height: 37 }

/** `piece`: what it lies on. */
export function drawCloseUp(flat: Flat, print: MeasuredPrint, place: Label, piece: Label | null): PieceSheet {
  const { left, right, top, bottom } = boundsOf([
    ...print.outline,
    ...print.dimensions.flatMap(({ line }) => line),
  ])
  const bounds: Bounds = {
    left: left - round,
    right: right + round,
    top: top - round,
    bottom: bottom + round,
  }
  return {
    name: `close-${print.number}`,
    label: {
      en: [`${place.en}, enlarged`, piece && `on: ${piece.en}`].filter(Boolean).join('; '),
      fr: [`${place.fr}, agrandissement`, piece && `sur\u00a0: ${piece.fr}`].filter(Boolean).join('; '),
    },
    svg: writeFlatSheet({
      flat: { ...flat, bounds },
      prints: [print],
      dimensions: print.dimensions,
      centres: print.centre === null ? [] : [centreAt(print.centre, bounds)],
      letter: letterIn(frame, bounds),
      isCropped: true,
    }),
  }
}
