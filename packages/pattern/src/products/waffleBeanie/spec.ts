import type { HatGrade, HatKit } from '../../blocks/hat-kit.ts'

/** In one size it was cut as M-L is. */
export const waffleBeanieGrades: Readonly<Record<string, HatGrade>> = {
  'S-M': { wider: -1.1, longer: -0.35 },
  'M-L': { wider: 0, longer: 0 },
  'one size': { wider: 0, longer: 0 },
  'L-XL': { wider: 1.1, longer: 0.35 },
}

/** In M-L: cut long and full, so that its crown sinks in: the slouch of a fisherman's hat. */
export const waffleBeanieKit: HatKit = {
  spec: { girth: 19.9, length: 8.85, crown: 5.7, taper: 0.62 },
  fabric: 'waffle',
  stitch: { width: 1 / 10, height: 1 / 12 },
  cuffGirth: 21.3,
  cuffHeights: { folded: 3, rib: 3, tall: 4.1 },
  worn: 'folded',
  uncuffed: false,
  crownStripes: {
    single: [[4.2, 5.2]],
    double: [
      [4.15, 4.6],
      [5.1, 5.55],
    ],
  },
  cuffStripes: {
    single: [[1.2, 1.9]],
    double: [
      [0.7, 1.2],
      [1.8, 2.3],
    ],
  },
  labels: { patch: { width: 1.9, height: 1.9, u: 0 }, tab: { width: 0.7, height: 1.3, u: 4.7 } },
  stitched: [0.1],
  poms: {},
}
