import { must } from '@teamloom/kit/assert.ts'
import type { CollaredTopSpec } from '../../blocks/collared-top.ts'

/** Half chest, length, sleeve from centre back (fleece crews of the trade). */
const chart = {
  '2XS': [17, 25.5, 31.5],
  XS: [18.5, 26.25, 32.5],
  S: [20, 27, 33.5],
  M: [22, 28, 34.5],
  L: [24, 29, 35.5],
  XL: [26, 30, 36.5],
  '2XL': [28, 31, 37.5],
  '3XL': [30, 32, 38.5],
  '4XL': [32, 33, 39.5],
} as const satisfies Record<string, readonly [number, number, number]>

export const sweatshirtSizeNames: readonly string[] = Object.keys(chart)

/** The pattern's measures in a size, graded from M. */
export function sweatshirtSpec(size: string): CollaredTopSpec {
  const [halfChest, length, sleeveFromBack] = must(
    chart[size as keyof typeof chart],
    `sweatshirt size ${size}`,
  )
  const wider = halfChest - 22
  const acrossShoulder = 19.4 + 0.58 * wider
  return {
    torso: {
      halfChest,
      length,
      hemWidth: halfChest - 0.4,
      acrossShoulder,
      shoulderSlope: 1.85 + 0.03 * wider,
      neckWidth: 7.7 + 0.1 * wider,
      frontNeckDrop: 3.4 + 0.06 * wider,
      backNeckDrop: 0.85,
      armholeDepth: 10 + 0.3 * wider,
    },
    sleeve: {
      length: sleeveFromBack - acrossShoulder / 2,
      bicep: 8.3 + 0.38 * wider,
      opening: 4.6 + 0.14 * wider,
    },
    collarHeight: 1.05,
  }
}
