import type { Styles } from '@teamloom/bakes/manifest.ts'
import { boundsOf, getEdge } from '@teamloom/shape/panel.ts'
import {
  armholes,
  bodyHems,
  type CollaredTop,
  type EndBand,
  sewCollaredTop,
  sleeveHems,
} from '../../blocks/collared-top.ts'
import { cutKangarooPocket, sewKangarooPocket } from '../../blocks/kangaroo-pocket.ts'
import { sewNeckLabel } from '../../blocks/neck-label.ts'
import { neckEdges, sewNeckTape } from '../../blocks/neck-rib.ts'
import { sewAlongSeams } from '../../blocks/side-panels.ts'
import { ringSleeve } from '../../blocks/sleeve-rings.ts'
import { edgesOfTrim, topstitch } from '../../blocks/topstitch.ts'
import { sewVInsert } from '../../blocks/v-insert.ts'
import { measureTop } from '../../measuring/measure-top.ts'
import type { Cut, Pattern } from '../../pattern.ts'
import type { Face, Trim } from '../../trim.ts'
import { sweatshirtPlans } from './bake-plans.ts'
import { sweatshirtSizeNames, sweatshirtSpec } from './spec.ts'

const body: Face = { part: 'body', element: 'body', layer: 'body' }
const sides: Face = { part: 'body', element: 'sides', layer: 'sides' }
const thread: Face = { part: 'body', element: 'topstitch', layer: 'thread' }
const hem: Face = { part: 'body', element: 'hem', layer: 'hem' }
const sleeves: Face = { part: 'sleeves', element: 'sleeves', layer: 'sleeves' }
const cuffs: Face = { part: 'sleeves', element: 'cuffs', layer: 'cuff' }
const stripes: Face = { part: 'sleeves', element: 'stripes', layer: 'stripes' }
const collar: Face = { part: 'collar', element: 'collar', layer: 'collar' }
const insert: Face = { part: 'collar', element: 'vInsert', layer: 'insert' }
const tape: Face = { part: 'collar', element: 'neckTape', layer: 'tape' }
const pocket: Face = { part: 'pocket', element: 'pocket', layer: 'pocket' }

const hemBand: EndBand = { height: 2.6, ratio: 0.82, raised: 0.8 }
const cuffBand: EndBand = { height: 2.7, ratio: 0.7, raised: 1.9 }

function cut(size: string, styles: Styles): Cut {
  const top = sewCollaredTop(sweatshirtSpec(size), {
    cloth: { fabric: 'fleece', hand: 'fleece' },
    collar: { fabric: 'ribbing', hand: 'rib', ratio: 0.86 },
    ends: { fabric: 'ribbing', hand: 'rib' },
    hem: hemBand,
    cuffs: cuffBand,
    isRaglan: styles['sleeves/sleeves'] === 'raglan',
    sleeveStart: 2.4,
    faces: { body, sleeves, collar, collarInside: collar, hem, cuffs },
  })
  const { pieces, seams, seamless, stitching } = top
  return { pieces, seams, seamless, stitching, trims: trimsOf(top) }
}

/** Inches: of the pocket, of the panels along the sides, and down the sleeve to its rings. */
const pocketHeight = 7.6
const sideWidth = 2.2
const ringsAt = 10.2
const ringWidths = {
  single: [[0, 1.6]],
  double: [
    [0, 0.9],
    [1.45, 2.35],
  ],
} as const

function trimsOf({ front, sleeve }: CollaredTop): Trim[] {
  const hemAt = boundsOf(getEdge(front, 'hem')).bottom
  const kangaroo = sewKangarooPocket(
    cutKangarooPocket({ topWidth: 8, bottomWidth: 12.4, height: pocketHeight, sideHeight: 2.3 }),
    { on: 'front', face: 'outside', at: [0, hemAt - pocketHeight - 0.04] },
    pocket,
  )
  const inserts = [sewVInsert('ribV', front, insert, 'ribbing'), sewVInsert('selfV', front, insert, 'fleece')]
  return [
    sewNeckLabel(),
    sewNeckTape(tape),
    ...inserts,
    ...inserts.map(trim => topstitch(`${trim.name}Thread`, edgesOfTrim(trim), thread)),
    ...sewAlongSeams('side', 'side', sideWidth, sides, 'ribbing'),
    ...(['single', 'double'] as const).flatMap(name =>
      ringSleeve(name, sleeve, ringsAt, ringWidths[name], stripes, 'fleece'),
    ),
    kangaroo,
    topstitch('thread', [...neckEdges, ...bodyHems, ...sleeveHems], thread),
    topstitch('armholeThread', armholes, thread),
    topstitch('pocketThread', edgesOfTrim(kangaroo), thread),
  ]
}

export const sweatshirtPattern: Pattern = {
  name: 'sweatshirt',
  figure: 'torso',
  sides: ['front', 'back', 'left', 'right'],
  sizes: sweatshirtSizeNames,
  baseSize: 'M',
  meter: { panel: 'front', centerU: 0, centerV: 7, width: 8, height: 8 },
  plans: sweatshirtPlans,
  cut,
  measure: measureTop,
}
