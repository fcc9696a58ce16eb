import type { HatKit } from '../../blocks/hat-kit.ts'

export const beanieSizeNames: readonly string[] = ['one size']

export const beanieKit: HatKit = {
  spec: { girth: 20, length: 8.6, crown: 5.35, taper: 0.8 },
  fabric: 'ribKnit',
  stitch: { width: 1 / 12, height: 0.1 },
  cuffGirth: 21,
  cuffHeights: { folded: 2.75, tall: 3.9 },
  worn: 'folded',
  uncuffed: true,
  crownStripes: {
    single: [[4.1, 4.85]],
    double: [
      [4.05, 4.5],
      [4.9, 5.35],
    ],
  },
  cuffStripes: {
    single: [[1.05, 1.7]],
    double: [
      [0.75, 1.15],
      [1.6, 2],
    ],
  },
  labels: { patch: { width: 2.3, height: 1.5, u: 0 }, tab: { width: 0.62, height: 1.1, u: 4.6 } },
  stitched: [],
  poms: {},
}
