import { must } from '@teamloom/kit/assert.ts'
import type { SleeveSpec } from '../../blocks/set-in-sleeve.ts'
import type { TorsoSpec } from '../../blocks/torso.ts'

/** Half chest, length, sleeve from centre back (Gildan 2400 class). */
const chart = {
  '2XS': [14.5, 26.25, 31],
  XS: [16, 27, 32],
  S: [18, 28, 33.5],
  M: [20, 29, 35],
  L: [22, 30, 36.5],
  XL: [24, 31, 38],
  '2XL': [26, 32, 39],
  '3XL': [28, 33, 40],
  '4XL': [30, 34, 41],
} as const satisfies Record<string, readonly [number, number, number]>

export const longsleeveSizes: readonly string[] = Object.keys(chart)

/** The pattern's measures in a size, graded from M; sleeves go to the hem or the end of the cuff. */
export function longsleeveSpec(size: string): { torso: TorsoSpec; sleeve: SleeveSpec } {
  const [halfChest, length, sleeveFromBack] = must(
    chart[size as keyof typeof chart],
    `long-sleeve size ${size}`,
  )
  const wider = halfChest - 20
  const acrossShoulder = 17.6 + 0.62 * wider
  return {
    torso: {
      halfChest,
      length,
      hemWidth: halfChest - 0.2,
      acrossShoulder,
      shoulderSlope: 1.8 + 0.04 * wider,
      neckWidth: 7.1 + 0.12 * wider,
      frontNeckDrop: 3.5 + 0.06 * wider,
      backNeckDrop: 0.85,
      armholeDepth: 9.4 + 0.3 * wider,
    },
    sleeve: {
      length: sleeveFromBack - acrossShoulder / 2,
      bicep: 7.4 + 0.42 * wider,
      opening: 4 + 0.14 * wider,
    },
  }
}
