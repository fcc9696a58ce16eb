import type { HatKit } from '../../blocks/hat-kit.ts'

export const pompomBeanieSizeNames: readonly string[] = ['one size']

export const pompomBeanieKit: HatKit = {
  spec: { girth: 20, length: 8.5, crown: 5.2, taper: 0.72 },
  fabric: 'chunkyKnit',
  stitch: { width: 1 / 6, height: 0.15 },
  cuffGirth: 21.2,
  cuffHeights: { folded: 2.9, tall: 3.7 },
  worn: 'folded',
  uncuffed: false,
  crownStripes: {
    single: [[4, 5]],
    varsity: [
      [3.75, 4.25],
      [4.45, 4.95],
      [5.15, 5.65],
    ],
  },
  cuffStripes: {
    single: [[1, 1.9]],
    double: [
      [0.6, 1.15],
      [1.7, 2.25],
    ],
  },
  labels: { patch: { width: 2.4, height: 1.4, u: 0 }, tab: { width: 0.62, height: 1.1, u: 4.7 } },
  stitched: [],
  poms: {
    yarn: { radius: 1.45, strands: 4200, thickness: 0.052, flare: -0.1, wander: 0.48, droop: 0.12 },
    fur: { radius: 1.8, strands: 3300, thickness: 0.058, flare: -0.7, wander: 0.42, droop: 0.35 },
  },
}
