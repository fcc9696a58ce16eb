import { clothSteps } from '@teamloom/bakes/bake.ts'
import { emptyPixel, type Frame, inchesAt, mixedPixel } from './frame.ts'
import { stitchesFrom } from './near.ts'
import type { MixTile } from './second-colour.ts'

/** Which mix of its cloth's two colours each plain pixel of a frame shows. */
export type MixMap = { readonly steps: Uint8Array }

export function mapMixes(frame: Frame, tileOfChart: readonly MixTile[]): MixMap {
  const { chart, u, v } = frame
  const steps = new Uint8Array(chart.length)
  for (let at = 0; at < steps.length; at++) {
    const number = chart[at]!
    if (number === emptyPixel || number === mixedPixel) continue
    // Not nearer: a map serves heathers of all fabrics.
    const inches = Math.max(stitchesFrom, inchesAt(frame, at))
    steps[at] = tileOfChart[number]!.stepAt(u[at]! / clothSteps, v[at]! / clothSteps, inches)
  }
  return { steps }
}
