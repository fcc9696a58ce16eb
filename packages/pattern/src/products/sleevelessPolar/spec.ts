import { must } from '@teamloom/kit/assert.ts'
import type { VestSpec } from '../../blocks/vest.ts'

/** Half chest, length (polar vests of the trade, worn over a shirt). */
const chart = {
  '2XS': [17.5, 24.5],
  XS: [18.75, 25.5],
  S: [20, 26.5],
  M: [21.5, 27.25],
  L: [23, 28.25],
  XL: [25, 29.25],
  '2XL': [27, 30.25],
  '3XL': [29, 31],
  '4XL': [31, 31.5],
} as const satisfies Record<string, readonly [number, number]>

export const sleevelessPolarSizeNames: readonly string[] = Object.keys(chart)

/** The pattern's measures in a size, graded from M. */
export function sleevelessPolarSpec(size: string): VestSpec {
  const [halfChest, length] = must(chart[size as keyof typeof chart], `polar vest size ${size}`)
  const wider = halfChest - 21.5
  return {
    torso: {
      halfChest,
      length,
      hemWidth: halfChest - 0.4,
      acrossShoulder: 16.6 + 0.5 * wider,
      shoulderSlope: 1.75 + 0.03 * wider,
      neckWidth: 7.6 + 0.1 * wider,
      frontNeckDrop: 3 + 0.05 * wider,
      backNeckDrop: 0.8,
      armholeDepth: 10.3 + 0.3 * wider,
    },
    collarHeight: 3.1,
  }
}
