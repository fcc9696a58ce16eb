import type { Label } from '@teamloom/kit/label.ts'
import type { Curve } from '@teamloom/shape/curve.ts'
import type { Bounds } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { Face } from '../trim.ts'

export const flatSides = ['front', 'back'] as const
export type FlatSide = (typeof flatSides)[number]

/** What a line stands for: outer and free edges, seams, stitches, the wales of ribbing, cords and eyelets. */
export type FlatRole = 'outline' | 'seam' | 'stitch' | 'rib' | 'hardware'

/** Cloth: the inside of closed lines, in the colour of a face. */
export type FlatFill = {
  readonly kind: 'fill'
  /** Piece or trim. */
  readonly of: string
  readonly lines: readonly Curve[]
  readonly face: Face
  /** The wrong side of the cloth, seen through an opening. */
  readonly isInside: boolean
}

export type FlatLine = {
  readonly kind: 'line'
  readonly of: string
  readonly lines: readonly Curve[]
  readonly isClosed: boolean
  readonly role: FlatRole
  /** Thread with a colour of its own; null: drawn in the line's ink. */
  readonly face: Face | null
}

export type FlatMark = FlatFill | FlatLine

/** Where something is measured: a line as long as the measurement. */
export type FlatMeasure = {
  readonly name: string
  readonly label: Label
  /** The pattern's, to the nearest eighth. */
  readonly inches: number
  /** From one end to the other, as drawn. */
  readonly line: Curve
  readonly labelAt: Point
}

/**
 * A garment laid flat on a table, in inches: x to the right from its middle, y down from the high
 * shoulder point or the waist seam.
 */
export type Flat = {
  readonly side: FlatSide
  /** Later ones cover earlier ones. */
  readonly marks: readonly FlatMark[]
  /** The measures whose pieces are seen from this side; the front shows all of a product's. */
  readonly measures: readonly FlatMeasure[]
  /** The box round all marks and measures. */
  readonly bounds: Bounds
}
