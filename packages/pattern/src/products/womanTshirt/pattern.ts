import type { Styles } from '@teamloom/bakes/manifest.ts'
import { cutJerseyShirt, type JerseyShirtMake } from '../../blocks/jersey-shirt.ts'
import { pointedNeck, roundNeck, scoopedNeck } from '../../blocks/torso.ts'
import { measureTop } from '../../measuring/measure-top.ts'
import type { Cut, Pattern } from '../../pattern.ts'
import { womanTshirtPlans } from './bake-plans.ts'
import { womanTshirtSizeNames, womanTshirtSpec } from './spec.ts'

const make: JerseyShirtMake = {
  necks: { scoop: scoopedNeck(1.9), crew: roundNeck, v: pointedNeck(2.6) },
  collar: { height: 0.62, ratio: 0.91 },
  sleeveStart: 1.2,
  stitches: { hem: [0.62, 0.82], sleeveHem: [0.56, 0.74], neck: [0.06, 0.22] },
  hemThread: 'hemThread',
  pocket: { width: 3.8, height: 4.4, point: 0.6, at: [3.5, 3.1] },
}

/** How much higher a curved hem is at the sides. */
const hemRise = 2.4

function cut(size: string, styles: Styles): Cut {
  const spec = womanTshirtSpec(size)
  const isCap = styles['sleeves/sleeves'] === 'cap'
  const torso = {
    ...spec.torso,
    acrossShoulder: spec.torso.acrossShoulder - (isCap ? spec.capShoulder : 0),
    ...(styles['body/hem'] === 'curved' ? { hemRise } : {}),
  }
  return cutJerseyShirt({ torso, sleeve: isCap ? spec.capSleeve : spec.sleeve }, styles, make)
}

export const womanTshirtPattern: Pattern = {
  name: 'womanTshirt',
  figure: 'womanTorso',
  sides: ['front', 'back', 'left', 'right'],
  sizes: womanTshirtSizeNames,
  baseSize: 'M',
  meter: { panel: 'front', centerU: 0, centerV: 7, width: 8, height: 8 },
  plans: womanTshirtPlans,
  cut,
  measure: measureTop,
}
