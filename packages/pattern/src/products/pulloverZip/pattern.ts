import type { Styles } from '@teamloom/bakes/manifest.ts'
import { boundsOf, getEdge } from '@teamloom/shape/panel.ts'
import {
  type CollaredTop,
  collaredTopFaces,
  sewCollaredTop,
  threadsOfTop,
} from '../../blocks/collared-top.ts'
import { cutKangarooPocket, sewKangarooPocket } from '../../blocks/kangaroo-pocket.ts'
import { sewAlongSeams } from '../../blocks/side-panels.ts'
import { edgesOfTrim, topstitch } from '../../blocks/topstitch.ts'
import { sewZip, zipFaces } from '../../blocks/zip.ts'
import { measureTop } from '../../measuring/measure-top.ts'
import type { Cut, Pattern } from '../../pattern.ts'
import type { Trim } from '../../trim.ts'
import { half, pulloverZipPlans } from './bake-plans.ts'
import { pulloverZipSizeNames, pulloverZipSpec } from './spec.ts'

const faces = collaredTopFaces

/** Inches of the zip below the neck seam, in its usual length and in the longer one. */
const zipLength = 6.6
const halfZipLength = 10.8
const pocketHeight = 8
const sideWidth = 2.2
const yokeWidth = 2.3

function cut(size: string, styles: Styles): Cut {
  const spec = pulloverZipSpec(size)
  const top = sewCollaredTop(spec, {
    cloth: { fabric: 'fleece', hand: 'fleece' },
    collar: { fabric: 'fleece', hand: 'linedFleece', ratio: 0.96 },
    ends: { fabric: 'ribbing', hand: 'rib' },
    hem: { height: 2.5, ratio: 0.82, raised: 0.8 },
    cuffs: { height: 2.6, ratio: 0.7, raised: 2 },
    isRaglan: styles['sleeves/sleeves'] === 'raglan',
    sleeveStart: 2.4,
    faces,
  })
  const { pieces, seams, seamless, stitching } = top
  return { pieces, seams, seamless, stitching, trims: trimsOf(top, spec.collarHeight) }
}

function trimsOf({ front }: CollaredTop, collarHeight: number): Trim[] {
  const hemAt = boundsOf(getEdge(front, 'hem')).bottom
  const kangaroo = sewKangarooPocket(
    cutKangarooPocket({ topWidth: 8.4, bottomWidth: 13, height: pocketHeight, sideHeight: 2.4 }),
    { on: 'front', face: 'outside', at: [0, hemAt - pocketHeight - 0.04] },
    faces.pocket,
  )
  const zipDownTo = (bottom: number, of = '') =>
    sewZip(
      [
        { on: 'collar', u: 0, top: -collarHeight + 0.03, bottom: 0, cloth: faces.collar, fabric: 'fleece' },
        { on: 'front', u: 0, top: 0, bottom, cloth: faces.body, fabric: 'fleece' },
      ],
      { ...zipFaces, thread: faces.thread },
      'boxed',
      of,
    ).trims
  return [
    ...sewAlongSeams('side', 'side', sideWidth, faces.sides, 'fleece'),
    ...sewAlongSeams('yoke', 'shoulder', yokeWidth, faces.yoke, 'fleece'),
    kangaroo,
    ...zipDownTo(zipLength),
    ...zipDownTo(halfZipLength, half),
    ...threadsOfTop(),
    topstitch('pocketThread', edgesOfTrim(kangaroo), faces.thread),
  ]
}

export const pulloverZipPattern: Pattern = {
  name: 'pulloverZip',
  figure: 'collaredTorso',
  sides: ['front', 'back', 'left', 'right'],
  sizes: pulloverZipSizeNames,
  baseSize: 'M',
  meter: { panel: 'front', centerU: 0, centerV: 9, width: 8, height: 8 },
  plans: pulloverZipPlans,
  cut,
  measure: measureTop,
}
