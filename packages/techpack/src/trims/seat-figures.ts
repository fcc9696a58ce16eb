import type { Cut } from '@teamloom/pattern/pattern.ts'
import type { Seat, SnapTrim, Trim } from '@teamloom/pattern/trim.ts'
import type { Curve } from '@teamloom/shape/curve.ts'
import { between, distance, type Point } from '@teamloom/shape/point.ts'
import { worded } from '../item-placements.ts'
import { placePrint } from '../placement.ts'
import type { TrimFigure } from './trim-figure.ts'
import { figureWords, trimMarks } from './trim-words.ts'

/** Where the middle of a trim is set, as a workshop finds it; none of what no rule leads to. */
export function seatFigures({ on, at }: Seat, cut: Cut): TrimFigure[] {
  const opening = cut.pieces
    .find(({ name }) => name === on)
    ?.edges.find(({ name }) => name === 'opening')?.curve
  if (opening) return openingFigures(opening, at)
  const placed = placePrint(cut, {
    panel: on,
    centerU: at[0],
    centerV: at[1],
    planeAngle: 0,
    widthInches: 0,
    heightInches: 0,
  })
  if (!placed) return []
  return [placed.down, placed.across].map((measure): TrimFigure => {
    const { rule, inches, isCentred } = worded(measure, trimMarks)
    const what = isCentred ? figureWords.across : { en: `Distance ${rule.en}`, fr: `Distance ${rule.fr}` }
    return isCentred ? { what, text: rule } : { what, unit: 'in', value: Math.abs(inches) }
  })
}

/** Where a trim sits on a hood: how far from its edge, and how far along that from the throat. */
function openingFigures(opening: Curve, at: Point): TrimFigure[] {
  const fromThroat = opening[0]![1] > opening.at(-1)![1] ? opening : opening.toReversed()
  const ways = fromThroat.slice(1).map((end, i) => {
    const start = fromThroat[i]!
    const length = distance(start, end)
    const dot = (at[0] - start[0]) * (end[0] - start[0]) + (at[1] - start[1]) * (end[1] - start[1])
    const along = length === 0 ? 0 : Math.max(0, Math.min(1, dot / length ** 2))
    return { length, along: along * length, off: distance(between(start, end, along), at) }
  })
  const nearest = ways.reduce((best, { off }, i) => (off < ways[best]!.off ? i : best), 0)
  const before = ways.slice(0, nearest).reduce((sum, { length }) => sum + length, 0)
  return [
    { what: figureWords.fromOpening, unit: 'in', value: ways[nearest]!.off },
    { what: figureWords.fromThroat, unit: 'in', value: before + ways[nearest]!.along },
  ]
}

/** Snaps that lie below one another on a piece, from the uppermost. */
export function rowOf(snap: SnapTrim, trims: readonly Trim[]): SnapTrim[] {
  return trims
    .flatMap(trim => (trim.kind === 'snap' ? [trim] : []))
    .filter(({ seat }) => seat.on === snap.seat.on && Math.abs(seat.at[0] - snap.seat.at[0]) < 0.01)
    .toSorted((a, b) => a.seat.at[1] - b.seat.at[1])
}

/** Where the first is set, and how far the others are from one to the next. */
export function rowFigures(row: readonly SnapTrim[], cut: Cut): TrimFigure[] {
  const gaps = row.slice(1).map(({ seat }, i) => seat.at[1] - row[i]!.seat.at[1])
  const isEven = Math.max(...gaps) - Math.min(...gaps) < 1 / 16
  const apart = (value: number): TrimFigure => ({ what: figureWords.apart, unit: 'in', value })
  return [...seatFigures(row[0]!.seat, cut), ...(isEven ? gaps.slice(0, 1) : gaps).map(apart)]
}
