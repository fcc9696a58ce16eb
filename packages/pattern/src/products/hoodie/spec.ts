import { must } from '@teamloom/kit/assert.ts'
import type { HoodedTopSpec } from '../../blocks/hooded-top.ts'

/** Half chest, length, sleeve from centre back (ATC F2016). */
const chart = {
  '2XS': [19, 28, 34],
  XS: [20.5, 28.5, 34.75],
  S: [22, 29, 35.5],
  M: [23.5, 29.5, 36.25],
  L: [25, 30, 37],
  XL: [26.5, 31, 37.75],
  '2XL': [28, 32, 38.5],
  '3XL': [30, 32.5, 39],
  '4XL': [32, 33, 39.5],
} as const satisfies Record<string, readonly [number, number, number]>

export const hoodieSizeNames: readonly string[] = Object.keys(chart)

const hemHeight = 2.5
const cuffHeight = 2.6

/** The pattern's measures in a size, graded from M. */
export function hoodieSpec(size: string): HoodedTopSpec {
  const [halfChest, length, sleeveFromBack] = must(chart[size as keyof typeof chart], `hoodie size ${size}`)
  const wider = halfChest - 23.5
  const acrossShoulder = 20.2 + 0.6 * wider
  return {
    torso: {
      halfChest,
      length: length - hemHeight,
      hemWidth: halfChest - 0.6,
      acrossShoulder,
      shoulderSlope: 1.9 + 0.03 * wider,
      neckWidth: 8.2 + 0.1 * wider,
      frontNeckDrop: 3.3 + 0.05 * wider,
      backNeckDrop: 0.9,
      armholeDepth: 10.6 + 0.3 * wider,
    },
    sleeve: {
      length: sleeveFromBack - acrossShoulder / 2 - cuffHeight,
      bicep: 8.7 + 0.4 * wider,
      opening: 5.1 + 0.15 * wider,
    },
    cords: [8.9, 8.4],
    hood: { height: 13.6 + 0.12 * wider, depth: 10 + 0.1 * wider },
    pocket: {
      topWidth: 8.6 + 0.3 * wider,
      bottomWidth: 13.2 + 0.45 * wider,
      height: 8,
      sideHeight: 2.4,
    },
    hemHeight,
    cuffHeight,
    sleeveStart: 2.6,
  }
}
