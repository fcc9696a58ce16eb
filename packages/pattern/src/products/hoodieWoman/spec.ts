import { must } from '@teamloom/kit/assert.ts'
import type { HoodedTopSpec } from '../../blocks/hooded-top.ts'

/** Half chest, length, sleeve from centre back (ladies' fleece of the trade). */
const chart = {
  XS: [18, 24, 31],
  S: [19.25, 24.5, 31.75],
  M: [20.5, 25, 32.5],
  L: [22, 25.75, 33.25],
  XL: [23.75, 26.5, 34],
  '2XL': [25.75, 27.25, 34.5],
  '3XL': [27.75, 27.75, 35],
} as const satisfies Record<string, readonly [number, number, number]>

export const hoodieWomanSizeNames: readonly string[] = Object.keys(chart)

const hemHeight = 2.8
const cuffHeight = 3

/** The pattern's measures in a size, graded from M. */
export function hoodieWomanSpec(size: string): HoodedTopSpec {
  const [halfChest, length, sleeveFromBack] = must(
    chart[size as keyof typeof chart],
    `women's hoodie size ${size}`,
  )
  const wider = halfChest - 20.5
  const acrossShoulder = 16 + 0.45 * wider
  return {
    torso: {
      halfChest,
      length: length - hemHeight,
      hemWidth: halfChest - 0.3,
      acrossShoulder,
      shoulderSlope: 1.75 + 0.03 * wider,
      neckWidth: 7.7 + 0.1 * wider,
      frontNeckDrop: 3.1 + 0.05 * wider,
      backNeckDrop: 0.8,
      armholeDepth: 8.9 + 0.28 * wider,
      waist: { width: halfChest - 2, down: 7 },
    },
    sleeve: {
      length: sleeveFromBack - acrossShoulder / 2 - cuffHeight,
      bicep: 7.1 + 0.4 * wider,
      opening: 4.3 + 0.15 * wider,
    },
    cords: [7.4, 7],
    hood: { height: 12.8 + 0.12 * wider, depth: 9.5 + 0.1 * wider },
    pocket: {
      topWidth: 7.2 + 0.3 * wider,
      bottomWidth: 11.2 + 0.45 * wider,
      height: 7,
      sideHeight: 2.1,
    },
    hemHeight,
    cuffHeight,
    sleeveStart: 1.7,
  }
}
