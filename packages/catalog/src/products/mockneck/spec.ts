import { must } from '@teamloom/kit/assert.ts'
import type { CollaredTopSpec } from '../../blocks/collared-top.ts'

/** Half chest, length, sleeve from centre back (fleece pullovers of the trade, a mock neck's body). */
const chart = {
  '2XS': [18.5, 26.5, 33],
  XS: [20, 27.5, 33.75],
  S: [21.25, 28.5, 34.5],
  M: [23, 29.5, 35.5],
  L: [24.5, 30.5, 36.5],
  XL: [26.5, 31.5, 37.25],
  '2XL': [28.5, 32.5, 38.25],
  '3XL': [30.5, 33.5, 39],
  '4XL': [32.5, 34, 39.5],
} as const satisfies Record<string, readonly [number, number, number]>

export const mockneckSizes: readonly string[] = Object.keys(chart)

/** The pattern's measures in a size, graded from M. */
export function mockneckSpec(size: string): CollaredTopSpec {
  const [halfChest, length, sleeveFromBack] = must(
    chart[size as keyof typeof chart],
    `mock neck size ${size}`,
  )
  const wider = halfChest - 23
  const acrossShoulder = 19.6 + 0.6 * wider
  return {
    torso: {
      halfChest,
      length,
      hemWidth: halfChest - 0.6,
      acrossShoulder,
      shoulderSlope: 1.9 + 0.03 * wider,
      neckWidth: 7.5 + 0.1 * wider,
      frontNeckDrop: 2.7 + 0.05 * wider,
      backNeckDrop: 0.8,
      armholeDepth: 10.4 + 0.3 * wider,
    },
    sleeve: {
      length: sleeveFromBack - acrossShoulder / 2,
      bicep: 8.5 + 0.4 * wider,
      opening: 4.7 + 0.15 * wider,
    },
    collarHeight: 2.5,
  }
}
