import type { Label } from '@teamloom/kit/label.ts'
import type { Curve } from '@teamloom/shape/curve.ts'
import type { FlatMark, FlatSide } from '../flat/flat.ts'
import type { MeasuringLeg } from '../measuring/measuring-line.ts'

/** What a measure is of: how far it may be off goes by this. */
export const pointKinds = ['girth', 'length', 'across', 'opening', 'neck', 'height', 'part'] as const
export type PointKind = (typeof pointKinds)[number]

/** What a workshop measures of a finished garment, lying flat and relaxed, as ISO 18890 (2018) lays the tape. */
export type PointOfMeasure = {
  readonly name: string
  readonly label: Label
  /** How the tape is laid. */
  readonly how: Label
  readonly kind: PointKind
  /** The drawing that shows it: a side of the flat, or a detail's name. */
  readonly view: string
  /** Legs that go on from each other, in inches of a piece; of a detail's drawing where it is drawn there. */
  readonly legs: readonly MeasuringLeg[]
  /** How many inches further from the garment's middle the point is drawn than it lies. */
  readonly aside?: number
}

/** A part of a garment, flat by itself; inches. */
export type Detail = {
  readonly name: string
  readonly label: Label
  readonly marks: readonly FlatMark[]
}

export type Measured = { readonly points: readonly PointOfMeasure[]; readonly details: readonly Detail[] }

/** A point as it is drawn: a line as long as it is. */
export type DrawnPoint = Pick<PointOfMeasure, 'name' | 'view'> & { readonly line: Curve }

export const nothing: Measured = { points: [], details: [] }

export function together(...all: readonly Measured[]): Measured {
  return {
    points: all.flatMap(({ points }) => points),
    details: all.flatMap(({ details }) => details),
  }
}

export const front: FlatSide = 'front'
export const back: FlatSide = 'back'
