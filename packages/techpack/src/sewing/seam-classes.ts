import type { Label } from '@teamloom/kit/label.ts'
import type { Point } from '@teamloom/shape/point.ts'

/**
 * How plies lie in a seam: letters as in ASTM D6193 and the federal standard before it, with the class of ISO 4916 that
 * they belong to. A section is drawn 0 to 10 wide and 0 to 6 high: plies from one end to the other, and where needles
 * go through.
 */
export type SeamSection = {
  readonly label: Label
  readonly isoClass: 1 | 2 | 3 | 4 | 5 | 6
  readonly plies: readonly (readonly Point[])[]
  readonly needles: readonly number[]
}

export const seamClasses = {
  SSa: {
    label: {
      en: 'plies together, sewn near their edges',
      fr: 'épaisseurs superposées, cousues près des bords',
    },
    isoClass: 1,
    plies: [
      [
        [0, 2.4],
        [8, 2.4],
      ],
      [
        [0, 3.6],
        [8, 3.6],
      ],
    ],
    needles: [6.2, 7],
  },
  LSa: {
    label: { en: 'one ply on the other, edges flat', fr: 'une épaisseur sur l’autre, bords à plat' },
    isoClass: 2,
    plies: [
      [
        [2.5, 2.4],
        [7.5, 2.4],
      ],
      [
        [0, 3.6],
        [10, 3.6],
      ],
    ],
    needles: [3, 7],
  },
  LSb: {
    label: { en: 'one edge folded and laid on the other', fr: 'un bord replié, posé sur l’autre' },
    isoClass: 2,
    plies: [
      [
        [0, 1.8],
        [6, 1.8],
        [6.5, 2.4],
        [6, 3],
        [3, 3],
      ],
      [
        [3.4, 4.2],
        [10, 4.2],
      ],
    ],
    needles: [4.4, 5.8],
  },
  LSd: {
    label: {
      en: 'folded edges, laid in the middle of a ply',
      fr: 'bords repliés, posés au milieu d’une épaisseur',
    },
    isoClass: 5,
    plies: [
      [
        [4.5, 3],
        [3, 3],
        [2.5, 2.4],
        [3, 1.8],
        [10, 1.8],
      ],
      [
        [0, 4.2],
        [10, 4.2],
      ],
    ],
    needles: [3.2],
  },
  LSq: {
    label: {
      en: 'seamed, allowance turned to one side and stitched through',
      fr: 'assemblé, marge couchée d’un côté et surpiquée',
    },
    isoClass: 2,
    plies: [
      [
        [0, 2],
        [5, 2],
        [5, 3.4],
        [1.6, 3.4],
      ],
      [
        [10, 2],
        [5.4, 2],
        [5.4, 4.6],
        [1.6, 4.6],
      ],
    ],
    needles: [2.4, 4.2],
  },
  SSe: {
    label: { en: 'seamed, turned and topstitched', fr: 'assemblé, retourné et surpiqué' },
    isoClass: 1,
    plies: [
      [
        [0, 1.8],
        [8, 1.8],
        [8.4, 2.4],
        [8, 2.9],
        [5.5, 2.9],
      ],
      [
        [0, 4.6],
        [8, 4.6],
        [8.4, 4],
        [8, 3.6],
        [5.5, 3.6],
      ],
    ],
    needles: [6.6],
  },
  BSa: {
    label: { en: 'bound with a tape, its edges flat', fr: 'bordé d’un ruban à bords francs' },
    isoClass: 3,
    plies: [
      [
        [0, 3],
        [7.4, 3],
      ],
      [
        [4.5, 2],
        [7.8, 2],
        [8.4, 3],
        [7.8, 4],
        [4.5, 4],
      ],
    ],
    needles: [5.4],
  },
  BSc: {
    label: { en: 'bound, both edges of the binding folded in', fr: 'bordé, les deux bords du biais rentrés' },
    isoClass: 3,
    plies: [
      [
        [0, 3],
        [7.4, 3],
      ],
      [
        [5.8, 2.5],
        [4.4, 2.5],
        [4.2, 2],
        [4.4, 1.6],
        [7.8, 1.6],
        [8.6, 3],
        [7.8, 4.4],
        [4.4, 4.4],
        [4.2, 4],
        [4.4, 3.5],
        [5.8, 3.5],
      ],
    ],
    needles: [5],
  },
  FSa: {
    label: { en: 'edge to edge', fr: 'bord à bord' },
    isoClass: 4,
    plies: [
      [
        [0, 3],
        [4.85, 3],
      ],
      [
        [5.15, 3],
        [10, 3],
      ],
    ],
    needles: [4.4, 5.6],
  },
  EFa: {
    label: { en: 'turned once', fr: 'replié une fois' },
    isoClass: 6,
    plies: [
      [
        [0, 2.4],
        [8, 2.4],
        [8.6, 3],
        [8, 3.6],
        [4, 3.6],
      ],
    ],
    needles: [4.4, 5.6],
  },
  EFb: {
    label: { en: 'turned twice', fr: 'replié deux fois' },
    isoClass: 6,
    plies: [
      [
        [0, 2],
        [8, 2],
        [8.6, 3],
        [8, 4],
        [4.6, 4],
        [4.2, 3.5],
        [4.6, 3],
        [6.6, 3],
      ],
    ],
    needles: [5],
  },
} as const satisfies Record<string, SeamSection>

export type SeamClass = keyof typeof seamClasses
