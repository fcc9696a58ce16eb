import { must } from '@teamloom/kit/assert.ts'
import type { VestSpec } from '../../blocks/vest.ts'

/** Half chest, length (padded vests of the trade, worn over a hoodie). */
const chart = {
  '2XS': [18.75, 25],
  XS: [20, 26],
  S: [21.25, 27],
  M: [22.75, 27.75],
  L: [24.25, 28.75],
  XL: [26.25, 29.75],
  '2XL': [28.25, 30.75],
  '3XL': [30.25, 31.5],
  '4XL': [32.25, 32],
} as const satisfies Record<string, readonly [number, number]>

export const sleevelessJacketMenSizeNames: readonly string[] = Object.keys(chart)

/** The pattern's measures in a size, graded from M. */
export function sleevelessJacketMenSpec(size: string): VestSpec {
  const [halfChest, length] = must(chart[size as keyof typeof chart], `men's padded vest size ${size}`)
  const wider = halfChest - 22.75
  return {
    torso: {
      halfChest,
      length,
      hemWidth: halfChest - 0.6,
      acrossShoulder: 17.2 + 0.5 * wider,
      shoulderSlope: 1.8 + 0.03 * wider,
      neckWidth: 8 + 0.1 * wider,
      frontNeckDrop: 3.1 + 0.05 * wider,
      backNeckDrop: 0.8,
      armholeDepth: 10.9 + 0.3 * wider,
    },
    collarHeight: 3.3,
  }
}
