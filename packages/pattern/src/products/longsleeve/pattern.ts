import { collaredTopFaces } from '../../blocks/collared-top.ts'
import { cutJerseyShirt, type JerseyShirtMake } from '../../blocks/jersey-shirt.ts'
import type { SleeveSpec } from '../../blocks/set-in-sleeve.ts'
import { ringSleeve } from '../../blocks/sleeve-rings.ts'
import { pointedNeck, roundNeck } from '../../blocks/torso.ts'
import { measureTop } from '../../measuring/measure-top.ts'
import type { Pattern } from '../../pattern.ts'
import type { Trim } from '../../trim.ts'
import { longsleevePlans } from './bake-plans.ts'
import { longsleeveSizeNames, longsleeveSpec } from './spec.ts'

const make: JerseyShirtMake = {
  necks: { crew: roundNeck, ringer: roundNeck, v: pointedNeck(2.5) },
  collar: { height: 0.85 },
  cuffs: { height: 2.3, ratio: 0.72, raised: 1.3 },
  sleeveStart: 1.4,
  stitches: { hem: [0.8, 1.02], sleeveHem: [0.7, 0.92], neck: [0.06, 0.26] },
  hemThread: 'bodyThread',
  pocket: { width: 4.3, height: 5, point: 0.7, at: [4.1, 2.9] },
}

/** Inches down the sleeve at which its rings begin, and where they lie from there. */
const ringsAt = 11.6
const ringWidths = {
  single: [[0, 1.5]],
  double: [
    [0, 0.8],
    [1.35, 2.15],
  ],
} as const

function ringsOn(sleeve: SleeveSpec): Trim[] {
  return (['single', 'double'] as const).flatMap(name =>
    ringSleeve(name, sleeve, ringsAt, ringWidths[name], collaredTopFaces.stripes, 'jersey'),
  )
}

export const longsleevePattern: Pattern = {
  name: 'longsleeve',
  figure: 'torso',
  sides: ['front', 'back', 'left', 'right'],
  sizes: longsleeveSizeNames,
  baseSize: 'M',
  meter: { panel: 'front', centerU: 0, centerV: 6, width: 8, height: 8 },
  plans: longsleevePlans,
  cut: (size, styles) => cutJerseyShirt(longsleeveSpec(size), styles, make, ringsOn),
  measure: measureTop,
}
