import type { Panel } from '@teamloom/shape/panel.ts'
import { type JacketKit, sewJacket } from '../../blocks/jacket.ts'
import { pieceYoke } from '../../blocks/piecing.ts'
import { vestFaces } from '../../blocks/vest.ts'
import { measureTop } from '../../measuring/measure-top.ts'
import type { Field, Pattern } from '../../pattern.ts'
import { sleevelessJacketMenPlans } from './bake-plans.ts'
import { sleevelessJacketMenSizeNames, sleevelessJacketMenSpec } from './spec.ts'

/** Inches from one quilting line to the next, and below the high shoulder point of the first below the yoke. */
const pitch = 2.8
const yokeAt = 7.4

const kitFor = (size: string): JacketKit => {
  const { torso } = sleevelessJacketMenSpec(size)
  const drop = { front: torso.frontNeckDrop, back: torso.backNeckDrop }
  // Along the second line below the neck.
  const chestAt = yokeAt - drop.front
  return {
    shells: {
      channels: { fabric: 'bubble', quilt: { rows: [{ pitch, at: yokeAt }], height: 0.52 } },
      diamonds: {
        fabric: 'bubble',
        quilt: {
          rows: [
            { pitch: 3.6, at: yokeAt, slope: 1 },
            { pitch: 3.6, at: yokeAt, slope: -1 },
          ],
          height: 0.34,
        },
      },
      plain: { fabric: 'taslan', quilt: null },
    },
    fields: (panel: Panel, half): Field[] => [
      pieceYoke(panel, () => yokeAt - drop[half], {
        outside: vestFaces.yoke,
        inside: vestFaces.lining,
        stitched: [0.12],
      }),
    ],
    handPocket: { from: [5.3, 13.6], to: [6.9, 19.8] },
    chestPocket: { from: [2.2, chestAt], to: [6.4, chestAt] },
  }
}

export const sleevelessJacketMenPattern: Pattern = {
  name: 'sleevelessJacketMen',
  figure: 'vestTorso',
  sides: ['front', 'back', 'left', 'right'],
  sizes: sleevelessJacketMenSizeNames,
  baseSize: 'M',
  meter: { panel: 'front', centerU: 0, centerV: 9, width: 9, height: 8.1 },
  plans: sleevelessJacketMenPlans,
  cut: (size, styles) => sewJacket(sleevelessJacketMenSpec(size), kitFor(size), styles),
  measure: measureTop,
}
