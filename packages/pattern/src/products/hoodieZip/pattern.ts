import type { Styles } from '@teamloom/bakes/manifest.ts'
import { boundsOf, outlineOf, type Panel } from '@teamloom/shape/panel.ts'
import { cutHoodedTop, frontOfHemBand, hoodedTopFaces } from '../../blocks/hooded-top.ts'
import { cutSplitPocket, sewSplitPocket } from '../../blocks/kangaroo-pocket.ts'
import { edgesOfTrim, topstitch } from '../../blocks/topstitch.ts'
import { sewZip, zipFaces } from '../../blocks/zip.ts'
import { measureTop } from '../../measuring/measure-top.ts'
import type { Cut, Pattern } from '../../pattern.ts'
import { hoodIsUp, readHoodedTop } from '../../plans/hooded-top-plans.ts'
import type { Trim } from '../../trim.ts'
import { hoodieSizeNames, hoodieSpec } from '../hoodie/spec.ts'
import { hoodieZipPlans } from './bake-plans.ts'

/** Cut and draped as the hoodie is; a zip parts its front and its pocket. */
function cut(size: string, styles: Styles): Cut {
  const spec = hoodieSpec(size)
  const { body, hem, pocket, thread } = hoodedTopFaces
  const trimsOn = (front: Panel, hemBand: Panel): Trim[] => {
    const hemAt = boundsOf(outlineOf(front)).bottom
    const zip = sewZip(
      [
        { on: 'front', u: 0, top: 0.03, bottom: hemAt, cloth: body, fabric: 'fleece' },
        {
          on: 'hemBand',
          u: frontOfHemBand(hemBand),
          top: 0,
          bottom: spec.hemHeight - 0.02,
          cloth: hem,
          fabric: 'ribbing',
        },
      ],
      { ...zipFaces, thread },
      'open',
    )
    const pockets = (['left', 'right'] as const).map(half =>
      sewSplitPocket(
        cutSplitPocket(spec.pocket, half),
        { on: 'front', face: 'outside', at: [0, hemAt - spec.pocket.height - 0.04] },
        pocket,
      ),
    )
    return [...zip.trims, ...pockets, topstitch('pocketThread', pockets.flatMap(edgesOfTrim), thread)]
  }
  return cutHoodedTop(spec, trimsOn, readHoodedTop(styles))
}

export const hoodieZipPattern: Pattern = {
  name: 'hoodieZip',
  figure: 'torso',
  sides: ['front', 'back', 'left', 'right'],
  sizes: hoodieSizeNames,
  baseSize: 'M',
  stepsBack: hoodIsUp,
  meter: { panel: 'front', centerU: 0, centerV: 6, width: 8, height: 8 },
  plans: hoodieZipPlans,
  cut,
  measure: measureTop,
}
