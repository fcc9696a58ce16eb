import { must } from '@teamloom/kit/assert.ts'
import type { CollaredTopSpec } from '../../blocks/collared-top.ts'

/** Half chest, length, sleeve from centre back (cadet-collar pullovers of the trade). */
const chart = {
  '2XS': [18.5, 26, 32.5],
  XS: [19.75, 27, 33.25],
  S: [21, 28, 34],
  M: [22.5, 29, 35],
  L: [24, 30, 36],
  XL: [26, 31, 37],
  '2XL': [28, 32, 37.75],
  '3XL': [30, 33, 38.5],
  '4XL': [32, 33.5, 39],
} as const satisfies Record<string, readonly [number, number, number]>

export const pulloverZipSizes: readonly string[] = Object.keys(chart)

/** The pattern's measures in a size, graded from M. */
export function pulloverZipSpec(size: string): CollaredTopSpec {
  const [halfChest, length, sleeveFromBack] = must(
    chart[size as keyof typeof chart],
    `quarter-zip size ${size}`,
  )
  const wider = halfChest - 22.5
  const acrossShoulder = 19 + 0.6 * wider
  return {
    torso: {
      halfChest,
      length,
      hemWidth: halfChest - 0.5,
      acrossShoulder,
      shoulderSlope: 1.9 + 0.03 * wider,
      neckWidth: 7.6 + 0.1 * wider,
      frontNeckDrop: 3 + 0.05 * wider,
      backNeckDrop: 0.8,
      armholeDepth: 10.2 + 0.3 * wider,
    },
    sleeve: {
      length: sleeveFromBack - acrossShoulder / 2,
      bicep: 8.3 + 0.4 * wider,
      opening: 4.6 + 0.15 * wider,
    },
    collarHeight: 3.1,
  }
}
