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
import { neckEdges } from '../../blocks/neck-rib.ts'
import { sewAlongSeams } from '../../blocks/side-panels.ts'
import { ringSleeve } from '../../blocks/sleeve-rings.ts'
import { edgesOfTrim, topstitch } from '../../blocks/topstitch.ts'
import { measureTop } from '../../measuring/measure-top.ts'
import type { Cut, Pattern } from '../../pattern.ts'
import type { Face, Trim } from '../../trim.ts'
import { mockneckPlans } from './bake-plans.ts'
import { mockneckSizeNames, mockneckSpec } from './spec.ts'

const body: Face = { part: 'body', element: 'body', layer: 'body' }
const sides: Face = { part: 'body', element: 'sides', layer: 'sides' }
const thread: Face = { part: 'body', element: 'topstitch', layer: 'thread' }
const hem: Face = { part: 'body', element: 'hem', layer: 'hem' }
const sleeves: Face = { part: 'sleeves', element: 'sleeves', layer: 'sleeves' }
const cuffs: Face = { part: 'sleeves', element: 'cuffs', layer: 'cuff' }
const stripes: Face = { part: 'sleeves', element: 'stripes', layer: 'stripes' }
const collar: Face = { part: 'collar', element: 'collar', layer: 'collar' }
const pocket: Face = { part: 'pocket', element: 'pocket', layer: 'pocket' }

const hemBand: EndBand = { height: 2.5, ratio: 0.8, raised: 0.9 }
const cuffBand: EndBand = { height: 2.6, ratio: 0.7, raised: 2 }
/**
 * What collars are made of, and their length as a share of the neck's: ribbing is drawn in more than a collar of the
 * body's cloth.
 */
const collars = {
  rib: { fabric: 'ribbing', hand: 'rib', ratio: 0.88 },
  self: { fabric: 'fleece', hand: 'linedFleece', ratio: 0.95 },
  jersey: { fabric: 'jersey', hand: 'linedFleece', ratio: 0.95 },
} as const

function cut(size: string, styles: Styles): Cut {
  const isOpen = styles['body/hem'] === 'open'
  const top = sewCollaredTop(mockneckSpec(size), {
    cloth: { fabric: 'fleece', hand: 'fleece' },
    collar: collars[styles['collar/collar'] as keyof typeof collars],
    ends: { fabric: 'ribbing', hand: 'rib' },
    hem: isOpen ? null : hemBand,
    cuffs: cuffBand,
    isRaglan: styles['sleeves/sleeves'] === 'raglan',
    sleeveStart: 2.6,
    faces: { body, sleeves, collar, collarInside: collar, hem, cuffs },
  })
  const { pieces, seams, seamless, stitching } = top
  return { pieces, seams, seamless, stitching, trims: trimsOf(top, isOpen) }
}

/** Inches: of the pocket above the edge or the hem's stitches, and of the panels along the sides. */
const pocketHeight = 8
const aboveHem = { rib: 0.04, open: 1.3 }
const sideWidth = 2.4
/** Inches down the sleeve at which its rings begin, and where they lie from there. */
const ringsAt = 10.6
const ringWidths = {
  single: [[0, 1.7]],
  double: [
    [0, 0.9],
    [1.5, 2.4],
  ],
} as const

function trimsOf({ front, sleeve }: CollaredTop, isOpen: boolean): Trim[] {
  const hemAt = boundsOf(getEdge(front, 'hem')).bottom
  const kangaroo = sewKangarooPocket(
    cutKangarooPocket({ topWidth: 8.4, bottomWidth: 13, height: pocketHeight, sideHeight: 2.4 }),
    {
      on: 'front',
      face: 'outside',
      at: [0, hemAt - pocketHeight - (isOpen ? aboveHem.open : aboveHem.rib)],
    },
    pocket,
  )
  return [
    ...sewAlongSeams('side', 'side', sideWidth, sides, 'fleece'),
    ...(['single', 'double'] as const).flatMap(name =>
      ringSleeve(name, sleeve, ringsAt, ringWidths[name], stripes, 'fleece'),
    ),
    kangaroo,
    topstitch('sleeveThread', sleeveHems, thread),
    topstitch('armholeThread', armholes, thread),
    topstitch('neckThread', [...neckEdges, 'collar.free'], thread),
    topstitch('hemThread', bodyHems, thread),
    topstitch('pocketThread', edgesOfTrim(kangaroo), thread),
  ]
}

export const mockneckPattern: Pattern = {
  name: 'mockneck',
  figure: 'collaredTorso',
  sides: ['front', 'back', 'left', 'right'],
  sizes: mockneckSizeNames,
  baseSize: 'M',
  meter: { panel: 'front', centerU: 0, centerV: 6, width: 8, height: 8 },
  plans: mockneckPlans,
  cut,
  measure: measureTop,
}
