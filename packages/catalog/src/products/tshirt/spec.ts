import { must } from '@teamloom/kit/assert.ts'
import type { SleeveSpec } from '../../blocks/set-in-sleeve.ts'
import type { TorsoSpec } from '../../blocks/torso.ts'

/** Half chest, length, sleeve from centre back (Gildan 5000 class). */
const chart = {
  '2XS': [14, 26, 14],
  XS: [16, 27, 15.25],
  S: [18, 28, 16.5],
  M: [20, 29, 18],
  L: [22, 30, 19.5],
  XL: [24, 31, 21],
  '2XL': [26, 32, 22.5],
  '3XL': [28, 33, 24],
  '4XL': [30, 34, 25.25],
  '5XL': [32, 35, 26.5],
} as const satisfies Record<string, readonly [number, number, number]>

export const tshirtSizes: readonly string[] = Object.keys(chart)

/** The pattern's measures in a size, graded from M. */
export function tshirtSpec(size: string): { torso: TorsoSpec; sleeve: SleeveSpec } {
  const [halfChest, length, sleeveFromBack] = must(chart[size as keyof typeof chart], `t-shirt size ${size}`)
  const wider = halfChest - 20
  const acrossShoulder = 17.6 + 0.62 * wider
  return {
    torso: {
      halfChest,
      length,
      hemWidth: halfChest - 0.2,
      acrossShoulder,
      shoulderSlope: 1.8 + 0.04 * wider,
      neckWidth: 7.2 + 0.12 * wider,
      frontNeckDrop: 3.6 + 0.06 * wider,
      backNeckDrop: 0.85,
      armholeDepth: 9.4 + 0.3 * wider,
    },
    sleeve: {
      length: sleeveFromBack - acrossShoulder / 2,
      bicep: 7.5 + 0.42 * wider,
      opening: 6.7 + 0.36 * wider,
    },
  }
}
