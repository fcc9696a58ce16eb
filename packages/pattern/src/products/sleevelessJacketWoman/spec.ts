import { must } from '@teamloom/kit/assert.ts'
import type { VestSpec } from '../../blocks/vest.ts'

/** Half chest, length (padded women's vests of the trade). */
const chart = {
  XS: [16.25, 23.5],
  S: [17.5, 24],
  M: [19, 24.5],
  L: [20.75, 25.25],
  XL: [22.75, 26],
  '2XL': [24.75, 26.75],
  '3XL': [26.75, 27.25],
} as const satisfies Record<string, readonly [number, number]>

export const sleevelessJacketWomanSizeNames: readonly string[] = Object.keys(chart)

/** The pattern's measures in a size, graded from M. */
export function sleevelessJacketWomanSpec(size: string): VestSpec {
  const [halfChest, length] = must(chart[size as keyof typeof chart], `women's padded vest size ${size}`)
  const wider = halfChest - 19
  return {
    torso: {
      halfChest,
      length,
      hemWidth: halfChest + 0.9,
      acrossShoulder: 14.2 + 0.42 * wider,
      shoulderSlope: 1.6 + 0.03 * wider,
      neckWidth: 7.2 + 0.1 * wider,
      frontNeckDrop: 2.9 + 0.05 * wider,
      backNeckDrop: 0.7,
      armholeDepth: 8.9 + 0.28 * wider,
      waist: { width: halfChest - 2, down: 6.6 },
    },
    collarHeight: 3.6,
  }
}
