import type { Label } from '@teamloom/kit/label.ts'
import { distance, type Point } from '@teamloom/shape/point.ts'

/** A straight way over one piece, in its inches; its ends need not lie on cloth. */
export type MeasuringLeg = { readonly on: string; readonly from: Point; readonly to: Point }

/** What is measured on a garment lying flat: legs that go on from each other. */
export type MeasuringLine = {
  readonly name: string
  readonly label: Label
  readonly legs: readonly MeasuringLeg[]
  /** How many inches further from the garment's middle the line is drawn than it lies. */
  readonly aside: number
  /** Where on its length its letter or value stands, 0 to 1. */
  readonly labelAt: number
}

/** To the nearest eighth of an inch, as charts give it. */
export function inchesOf({ legs }: Pick<MeasuringLine, 'legs'>): number {
  return Math.round(legs.reduce((sum, { from, to }) => sum + distance(from, to), 0) * 8) / 8
}
