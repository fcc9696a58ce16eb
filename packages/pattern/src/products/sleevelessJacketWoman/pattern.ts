import type { Panel } from '@teamloom/shape/panel.ts'
import { type JacketKit, sewJacket } from '../../blocks/jacket.ts'
import { pieceSides, sidesFrom } from '../../blocks/piecing.ts'
import { vestFaces } from '../../blocks/vest.ts'
import { measureTop } from '../../measuring/measure-top.ts'
import type { Field, Pattern } from '../../pattern.ts'
import { sleevelessJacketWomanPlans } from './bake-plans.ts'
import { sleevelessJacketWomanSizeNames, sleevelessJacketWomanSpec } from './spec.ts'

/** How side panels are cut: inches above the underarm where their seam begins, and across them at the hem. */
const princess = { aboveUnderarm: 3.4, width: 4.6 }

const kit: JacketKit = {
  shells: {
    chevrons: {
      fabric: 'bubble',
      quilt: { rows: [{ pitch: 2, at: 9, slope: -0.42, mirrored: true }], height: 0.36 },
    },
    onion: {
      fabric: 'bubble',
      quilt: { rows: [{ pitch: 2.1, at: 9, wave: { length: 5.4, swing: 0.72 } }], height: 0.36 },
    },
    plain: { fabric: 'taslan', quilt: null },
  },
  fields: (panel: Panel): Field[] =>
    pieceSides(panel, sidesFrom(panel, princess.aboveUnderarm, princess.width), {
      outside: vestFaces.sides,
      inside: vestFaces.lining,
      stitched: [0.12],
    }),
  handPocket: { from: [3.6, 12.8], to: [5.1, 17.4] },
  chestPocket: { from: [1.9, 5.3], to: [5.1, 3.96] },
}

export const sleevelessJacketWomanPattern: Pattern = {
  name: 'sleevelessJacketWoman',
  figure: 'womanVestTorso',
  sides: ['front', 'back', 'left', 'right'],
  sizes: sleevelessJacketWomanSizeNames,
  baseSize: 'M',
  meter: { panel: 'front', centerU: 0, centerV: 8, width: 8, height: 8 },
  plans: sleevelessJacketWomanPlans,
  cut: (size, styles) => sewJacket(sleevelessJacketWomanSpec(size), kit, styles),
  measure: measureTop,
}
