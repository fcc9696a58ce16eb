import { cutJerseyShirt, type JerseyShirtMake } from '../../blocks/jersey-shirt.ts'
import { pointedNeck, roundNeck } from '../../blocks/torso.ts'
import { measureTop } from '../../measuring/measure-top.ts'
import type { Pattern } from '../../pattern.ts'
import { tshirtPlans } from './bake-plans.ts'
import { tshirtSizeNames, tshirtSpec } from './spec.ts'

const make: JerseyShirtMake = {
  necks: { crew: roundNeck, ringer: roundNeck, v: pointedNeck(2.5) },
  collar: { height: 0.85 },
  cuffs: { height: 1.15, ratio: 0.86 },
  sleeveStart: 1.4,
  stitches: { hem: [0.8, 1.02], sleeveHem: [0.8, 1.02], neck: [0.06, 0.26] },
  hemThread: 'bodyThread',
  pocket: { width: 4.3, height: 5, point: 0.7, at: [4.1, 2.9] },
}

export const tshirtPattern: Pattern = {
  name: 'tshirt',
  figure: 'torso',
  sides: ['front', 'back', 'left', 'right'],
  sizes: tshirtSizeNames,
  baseSize: 'M',
  meter: { panel: 'front', centerU: 0, centerV: 6, width: 8, height: 8 },
  plans: tshirtPlans,
  cut: (size, styles) => cutJerseyShirt(tshirtSpec(size), styles, make),
  measure: measureTop,
}
