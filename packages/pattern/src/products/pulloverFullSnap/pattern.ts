import type { Styles } from '@teamloom/bakes/manifest.ts'
import { boundsOf, getEdge } from '@teamloom/shape/panel.ts'
import type { CollaredTop } from '../../blocks/collared-top.ts'
import { sewPatchPocket } from '../../blocks/patch-pocket.ts'
import {
  bindingHeight,
  collarStretch,
  cutPolarSnapTop,
  polarSnapFaces,
  sewChestPocket,
  sewPlackets,
} from '../../blocks/polar-snap-top.ts'
import { bothSides, sewWelt } from '../../blocks/slit-pocket.ts'
import { spreadSnaps } from '../../blocks/snap-placket.ts'
import { edgesOfTrim, topstitch } from '../../blocks/topstitch.ts'
import { measureTop } from '../../measuring/measure-top.ts'
import type { Cut, Pattern } from '../../pattern.ts'
import type { Face, Trim } from '../../trim.ts'
import { pulloverSnapSizeNames, pulloverSnapSpec } from '../pulloverSnap/spec.ts'
import { pulloverFullSnapPlans, snapsOnFront } from './bake-plans.ts'

const hand: Face = { part: 'pocket', element: 'hand', layer: 'hand' }

/** Inches from a placket's ends to its first and last stud. */
const fromEnds = 0.6
/** Above the hem's binding: of the slits' ends, and of the patch pockets' lower edges. */
const slit = { from: { u: 3.7, up: 9.2 }, to: { u: 5.1, up: 3.4 } }
const patchUp = 1.4
const patch = { u: 5.7, width: 6.2, height: 6.7 }

/** Cut and draped as the snap pullover is; its placket goes down to the hem. */
function cut(size: string, styles: Styles): Cut {
  const spec = pulloverSnapSpec(size)
  return cutPolarSnapTop(spec, styles, top => trimsOf(top, spec.collarHeight))
}

function trimsOf({ front, hemMiddle }: CollaredTop, collarHeight: number): Trim[] {
  const hemAt = boundsOf(getEdge(front, 'hem')).bottom
  const { thread } = polarSnapFaces
  const welts = bothSides('welt', [slit.from.u, hemAt - slit.from.up], [slit.to.u, hemAt - slit.to.up]).map(
    one => sewWelt(one, { face: hand, fabric: 'polyester', thickness: 0.07 }),
  )
  const patches = (['left', 'right'] as const).map(side =>
    sewPatchPocket(
      { ...patch, name: `${side}Pocket`, point: 0.5, fabric: 'polar', thickness: 0.12 },
      {
        on: 'front',
        face: 'outside',
        at: [side === 'left' ? patch.u : -patch.u, hemAt - patchUp - patch.height],
      },
      hand,
    ),
  )
  return [
    ...sewPlackets(
      [
        collarStretch(collarHeight),
        {
          on: 'front',
          u: 0,
          top: 0,
          bottom: hemAt,
          snapsAt: spreadSnaps(0, hemAt, fromEnds, snapsOnFront),
        },
        { on: 'hemBand', u: hemMiddle, top: 0, bottom: bindingHeight - 0.02, snapsAt: [] },
      ],
      'open',
    ),
    ...sewChestPocket(),
    ...welts,
    ...patches,
    topstitch('weltThread', welts.flatMap(edgesOfTrim), thread),
    topstitch('handPocketThread', patches.flatMap(edgesOfTrim), thread),
  ]
}

export const pulloverFullSnapPattern: Pattern = {
  name: 'pulloverFullSnap',
  figure: 'collaredTorso',
  sides: ['front', 'back', 'left', 'right'],
  sizes: pulloverSnapSizeNames,
  baseSize: 'M',
  meter: { panel: 'front', centerU: -4, centerV: 6, width: 6, height: 7 },
  plans: pulloverFullSnapPlans,
  cut,
  measure: measureTop,
}
