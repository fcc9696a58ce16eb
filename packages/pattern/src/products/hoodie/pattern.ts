import type { Styles } from '@teamloom/bakes/manifest.ts'
import { boundsOf, outlineOf, type Panel } from '@teamloom/shape/panel.ts'
import { cutHoodedTop, hoodedTopFaces } from '../../blocks/hooded-top.ts'
import { cutKangarooPocket, sewKangarooPocket } from '../../blocks/kangaroo-pocket.ts'
import { edgesOfTrim, topstitch } from '../../blocks/topstitch.ts'
import { measureTop } from '../../measuring/measure-top.ts'
import type { Cut, Pattern } from '../../pattern.ts'
import { hoodIsUp, readHoodedTop } from '../../plans/hooded-top-plans.ts'
import type { Trim } from '../../trim.ts'
import { hoodiePlans } from './bake-plans.ts'
import { hoodieSizeNames, hoodieSpec } from './spec.ts'

function cut(size: string, styles: Styles): Cut {
  const spec = hoodieSpec(size)
  const trimsOn = (front: Panel): Trim[] => {
    const hemAt = boundsOf(outlineOf(front)).bottom
    // Its lower edge is caught in the hem's seam.
    const kangaroo = sewKangarooPocket(
      cutKangarooPocket(spec.pocket),
      { on: 'front', face: 'outside', at: [0, hemAt - spec.pocket.height - 0.04] },
      hoodedTopFaces.pocket,
    )
    return [kangaroo, topstitch('pocketThread', edgesOfTrim(kangaroo), hoodedTopFaces.thread)]
  }
  return cutHoodedTop(spec, trimsOn, readHoodedTop(styles))
}

export const hoodiePattern: Pattern = {
  name: 'hoodie',
  figure: 'torso',
  sides: ['front', 'back', 'left', 'right'],
  sizes: hoodieSizeNames,
  baseSize: 'M',
  stepsBack: hoodIsUp,
  meter: { panel: 'front', centerU: 0, centerV: 6, width: 8, height: 8 },
  plans: hoodiePlans,
  cut,
  measure: measureTop,
}
