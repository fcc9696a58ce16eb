import { must } from '@teamloom/kit/assert.ts'
import type { JerseyShirtSpec } from '../../blocks/jersey-shirt.ts'
import type { SleeveSpec } from '../../blocks/set-in-sleeve.ts'

/** Half chest, length, sleeve from centre back (Gildan ladies' tee, its sleeves a little shorter). */
const chart = {
  XS: [15.5, 25, 12.75],
  S: [17.25, 25.5, 13.5],
  M: [19.25, 26, 14.25],
  L: [21.25, 27, 15],
  XL: [23.25, 28, 15.75],
  '2XL': [25.25, 28.5, 16.5],
  '3XL': [27.25, 29, 17.25],
} as const satisfies Record<string, readonly [number, number, number]>

export const womanTshirtSizeNames: readonly string[] = Object.keys(chart)

export type WomanTshirtSpec = JerseyShirtSpec & {
  readonly capSleeve: SleeveSpec
  /** How much narrower shoulders are cut for it. */
  readonly capShoulder: number
}

/** The pattern's measures in a size, graded from M. */
export function womanTshirtSpec(size: string): WomanTshirtSpec {
  const [halfChest, length, sleeveFromBack] = must(
    chart[size as keyof typeof chart],
    `women's t-shirt size ${size}`,
  )
  const wider = halfChest - 19.25
  const acrossShoulder = 14.9 + 0.42 * wider
  const bicep = 6.4 + 0.4 * wider
  return {
    torso: {
      halfChest,
      length,
      hemWidth: halfChest + 0.5,
      acrossShoulder,
      shoulderSlope: 1.7 + 0.03 * wider,
      neckWidth: 7.3 + 0.1 * wider,
      frontNeckDrop: 3.3 + 0.05 * wider,
      backNeckDrop: 0.8,
      armholeDepth: 8.3 + 0.28 * wider,
      waist: { width: halfChest - 1.7, down: 7.2 },
    },
    sleeve: { length: sleeveFromBack - acrossShoulder / 2, bicep, opening: 5.9 + 0.36 * wider },
    capSleeve: { length: 5.3 + 0.14 * wider, bicep: bicep + 0.15, opening: 6.15 + 0.38 * wider },
    capShoulder: 0.5,
  }
}
