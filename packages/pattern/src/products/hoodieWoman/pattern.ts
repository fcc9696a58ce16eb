import type { Styles } from '@teamloom/bakes/manifest.ts'
import { boundsOf, outlineOf } from '@teamloom/shape/panel.ts'
import type { EdgeName } from '@teamloom/shape/seam.ts'
import { armholes, bodyHems, sleeveHems } from '../../blocks/collared-top.ts'
import { cutHoodedTop, hoodedTopFaces } from '../../blocks/hooded-top.ts'
import { cutKangarooPocket, sewKangarooPocket } from '../../blocks/kangaroo-pocket.ts'
import { neckEdges } from '../../blocks/neck-rib.ts'
import { ringSleeve } from '../../blocks/sleeve-rings.ts'
import { edgesOfTrim, topstitch } from '../../blocks/topstitch.ts'
import { measureTop } from '../../measuring/measure-top.ts'
import type { Cut, Pattern } from '../../pattern.ts'
import { hoodIsUp, readHoodedTop } from '../../plans/hooded-top-plans.ts'
import type { Face } from '../../trim.ts'
import { hoodieWomanPlans } from './bake-plans.ts'
import { hoodieWomanSizeNames, hoodieWomanSpec } from './spec.ts'

const stripes: Face = { part: 'sleeves', element: 'stripes', layer: 'stripes' }

/** Inches that the body goes on below the rib's seam when its hem is raw. */
const rawLonger = 0.5
/** Inches from the hem up to the pocket's lower edge. */
const aboveHem = { rib: 0.04, raw: 1.1 }
/** Down the sleeve at which its rings begin, and where they lie from there. */
const ringsAt = 9.4
const rings = {
  single: [[0, 1.5]],
  double: [
    [0, 0.8],
    [1.4, 2.2],
  ],
} as const

const hoodEdges: readonly EdgeName[] = (['leftHood', 'rightHood'] as const).flatMap((hood): EdgeName[] => [
  `${hood}.centre`,
  `${hood}.opening`,
])

function cut(size: string, styles: Styles): Cut {
  const spec = hoodieWomanSpec(size)
  const hem = styles['body/hem'] === 'raw' ? 'raw' : 'rib'
  const length = spec.torso.length + (hem === 'raw' ? rawLonger : 0)
  const { pocket, thread } = hoodedTopFaces
  return cutHoodedTop(
    { ...spec, torso: { ...spec.torso, length } },
    front => {
      const hemAt = boundsOf(outlineOf(front)).bottom
      const kangaroo = sewKangarooPocket(
        cutKangarooPocket(spec.pocket),
        { on: 'front', face: 'outside', at: [0, hemAt - spec.pocket.height - aboveHem[hem]] },
        pocket,
      )
      return [
        ...(['single', 'double'] as const).flatMap(name =>
          ringSleeve(name, spec.sleeve, ringsAt, rings[name], stripes, 'fleece'),
        ),
        kangaroo,
        topstitch('seamThread', [...neckEdges, ...armholes, ...sleeveHems, ...hoodEdges], thread),
        topstitch('hemThread', bodyHems, thread),
        topstitch('pocketThread', edgesOfTrim(kangaroo), thread),
      ]
    },
    { hem, ...readHoodedTop(styles) },
  )
}

export const hoodieWomanPattern: Pattern = {
  name: 'hoodieWoman',
  figure: 'womanInSleeves',
  sides: ['front', 'back', 'left', 'right'],
  sizes: hoodieWomanSizeNames,
  baseSize: 'M',
  stepsBack: hoodIsUp,
  meter: { panel: 'front', centerU: 0, centerV: 5, width: 8, height: 7 },
  plans: hoodieWomanPlans,
  cut,
  measure: measureTop,
}
