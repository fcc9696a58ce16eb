import type { Styles } from '@teamloom/bakes/manifest.ts'
import { sewPatchPocket } from '../../blocks/patch-pocket.ts'
import {
  chestPocket,
  collarStretch,
  cutPolarSnapTop,
  polarSnapFaces,
  sewChestPocket,
  sewPlackets,
} from '../../blocks/polar-snap-top.ts'
import { edgesOfTrim, topstitch } from '../../blocks/topstitch.ts'
import { measureTop } from '../../measuring/measure-top.ts'
import type { Cut, Pattern } from '../../pattern.ts'
import type { Trim } from '../../trim.ts'
import { pulloverSnapPlans, snapsDown } from './bake-plans.ts'
import { pulloverSnapSizeNames, pulloverSnapSpec } from './spec.ts'

const faces = polarSnapFaces

/** Inches down the front. */
const placketLength = 7.3

function cut(size: string, styles: Styles): Cut {
  const spec = pulloverSnapSpec(size)
  return cutPolarSnapTop(spec, styles, () => trimsOf(spec.collarHeight))
}

function trimsOf(collarHeight: number): Trim[] {
  const { at, width, height } = chestPocket
  const patch = sewPatchPocket(
    { name: 'patchPocket', width, height, point: 0.5, fabric: 'polar', thickness: 0.12 },
    { on: 'front', face: 'outside', at },
    faces.pocket,
  )
  return [
    ...sewPlackets(
      [collarStretch(collarHeight), { on: 'front', u: 0, top: 0, bottom: placketLength, snapsAt: snapsDown }],
      'boxed',
    ),
    ...sewChestPocket(),
    patch,
    topstitch('patchPocketThread', edgesOfTrim(patch), faces.thread),
  ]
}

export const pulloverSnapPattern: Pattern = {
  name: 'pulloverSnap',
  figure: 'collaredTorso',
  sides: ['front', 'back', 'left', 'right'],
  sizes: pulloverSnapSizeNames,
  baseSize: 'M',
  meter: { panel: 'front', centerU: -4, centerV: 6, width: 6, height: 7 },
  plans: pulloverSnapPlans,
  cut,
  measure: measureTop,
}
