import type { Product } from '@teamloom/catalog/definition.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { type Flat, type FlatSide, flatSides } from '@teamloom/pattern/flat/flat.ts'
import type { Lay } from '@teamloom/pattern/flat/lay.ts'
import type { Cut } from '@teamloom/pattern/pattern.ts'
import {
  drawOnDetail,
  drawOnFlat,
  inchesOfPoint,
  measureGarment,
} from '@teamloom/pattern/points-of-measure/measure-garment.ts'
import type { DrawnPoint, Measured } from '@teamloom/pattern/points-of-measure/point-of-measure.ts'
import type { Trim } from '@teamloom/pattern/trim.ts'
import { writeFlatSheet } from '../flat-sheet.ts'
import { drawPart } from '../part-sheet.ts'
import { toleranceOf } from './tolerances.ts'

/** A point of measure as the table has it; inches. */
export type MeasuredPoint = {
  /** By which the drawings point to it. */
  readonly letter: string
  readonly name: string
  readonly label: Label
  readonly how: Label
  readonly tolerance: number
  /** The drawing that shows it. */
  readonly view: string
  /** The measure in every size that the product comes in. */
  readonly sizes: readonly { readonly sizeName: string; readonly inches: number }[]
}

export type MeasureSheet = {
  readonly points: readonly MeasuredPoint[]
  readonly flats: Readonly<Record<FlatSide, string>>
  /** Parts by themselves, for what a flat does not show as it is measured. */
  readonly details: readonly { readonly name: string; readonly label: Label; readonly svg: string }[]
}

type Asked = {
  readonly product: Product
  /** The sizes that are made: of sizes that are offered no more none else is told. */
  readonly sizeNames: readonly string[]
  readonly baseSize: string
  readonly cutIn: (size: string) => Cut
  readonly trimsOf: (cut: Cut) => readonly Trim[]
  readonly flatOf: (side: FlatSide) => Flat
  readonly laidOf: (side: FlatSide) => readonly Lay[]
  readonly keep: <Value>(key: string, make: () => Value) => Value
  /** The key of the cut: same styles, same key. */
  readonly key: string
}

/** TP11: the points of measure in every size, and where the drawings show them. */
export function measureSheet(asked: Asked): MeasureSheet {
  const { product, sizeNames, baseSize, cutIn, trimsOf, flatOf, laidOf, keep, key } = asked
  const charted = product.sizes.filter(({ name, display }) => display.displayable || sizeNames.includes(name))
  const measuredIn = (size: string): Measured =>
    keep(`points ${key} ${size}`, () => measureGarment(cutIn(size), trimsOf(cutIn(size))))
  const base = measuredIn(baseSize)
  const graded = charted.map(({ name }) => ({
    sizeName: name,
    inches: new Map(measuredIn(name).points.map(point => [point.name, inchesOfPoint(point)])),
  }))
  const cut = cutIn(baseSize)
  const hand = must(cut.pieces[0], 'piece').hand
  const points = base.points.map((point, i): MeasuredPoint => {
    const { name, label, how, kind, view } = point
    return {
      letter: letterAt(i),
      name,
      label,
      how,
      view,
      tolerance: toleranceOf(kind, hand, inchesOfPoint(point)),
      sizes: graded.flatMap(({ sizeName, inches }) => {
        const found = inches.get(name)
        return found === undefined ? [] : [{ sizeName, inches: found }]
      }),
    }
  })
  const letterOf = ({ name }: DrawnPoint) => points.find(point => point.name === name)?.letter ?? ''
  const labelled = (drawn: readonly DrawnPoint[]) =>
    drawn.map(point => ({ line: point.line, label: letterOf(point) }))
  const sideOf = (side: FlatSide) =>
    keep(`measured flat ${key} ${side}`, () =>
      writeFlatSheet({
        flat: flatOf(side),
        dimensions: labelled(drawOnFlat(laidOf(side), side, base.points)),
      }),
    )
  return {
    points,
    flats: { front: sideOf(flatSides[0]), back: sideOf(flatSides[1]) },
    details: base.details.map(detail => ({
      name: detail.name,
      label: detail.label,
      svg: keep(`detail ${key} ${detail.name}`, () =>
        drawPart(
          { marks: detail.marks, dimensions: labelled(drawOnDetail(detail.name, base.points)) },
          base.details.length,
        ),
      ),
    })),
  }
}

/** A to Z; no garment has more. */
function letterAt(at: number): string {
  return String.fromCodePoint(65 + at)
}
