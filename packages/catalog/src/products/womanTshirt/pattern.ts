import type { Styles } from '@teamloom/layers/manifest.ts'
import { lengthOf } from '@teamloom/shape/curve.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { type EdgeName, findEdge } from '@teamloom/shape/seam.ts'
import { measureTop } from '../../blocks/measure-top.ts'
import { sewNeckLabel } from '../../blocks/neck-label.ts'
import { cutPointedCollar, cutRoundCollar, neckEdges, sewNeckTape } from '../../blocks/neck-rib.ts'
import { sewPatchPocket } from '../../blocks/patch-pocket.ts'
import type { Cut, Pattern, Piece, StitchRow } from '../../blocks/pattern.ts'
import { cutSetInSleeve, sleeveSeams } from '../../blocks/set-in-sleeve.ts'
import { edgesOfTrim, topstitch } from '../../blocks/topstitch.ts'
import { cutTorso, pointedNeck, roundNeck, scoopedNeck, torsoSeams } from '../../blocks/torso.ts'
import type { Face, Trim } from '../../blocks/trim.ts'
import { womanTshirtLayers } from './layer-plans.ts'
import { womanTshirtLocations } from './locations.ts'
import { womanTshirtSizes, womanTshirtSpec } from './spec.ts'

const body: Face = { part: 'body', element: 'body', layer: 'body' }
const thread: Face = { part: 'body', element: 'topstitch', layer: 'thread' }
const sleeves: Face = { part: 'sleeves', element: 'sleeves', layer: 'sleeves' }
const collar: Face = { part: 'collar', element: 'collar', layer: 'collar' }
const tape: Face = { part: 'collar', element: 'neckTape', layer: 'tape' }
const pocket: Face = { part: 'pocket', element: 'pocket', layer: 'pocket' }

const collarHeight = 0.62
/** How much higher a curved hem is at the sides. */
const hemRise = 2.4

const jersey = { fabric: 'jersey', hand: 'jersey' } as const
const arms = ['left', 'right'] as const

/** The neck that the front is cut out to, by the collar's style. */
const necks: Readonly<Record<string, (highPoint: Point) => readonly Point[]>> = {
  scoop: scoopedNeck(1.9),
  crew: roundNeck,
  v: pointedNeck(2.6),
}

function cut(size: string, styles: Styles): Cut {
  const spec = womanTshirtSpec(size)
  const isPointed = styles['collar/collar'] === 'v'
  const isCap = styles['sleeves/sleeves'] === 'cap'
  const torso = {
    ...spec.torso,
    acrossShoulder: spec.torso.acrossShoulder - (isCap ? spec.capShoulder : 0),
    ...(styles['body/hem'] === 'curved' ? { hemRise } : {}),
  }
  const front = cutTorso(torso, 'front', necks[styles['collar/collar']!])
  const back = cutTorso(torso, 'back')
  const lengthOfEdge = (name: EdgeName) => lengthOf(findEdge([front, back], name))
  const armhole = { front: lengthOfEdge('front.armholeLeft'), back: lengthOfEdge('back.armholeLeft') }
  const sleeve = isCap ? spec.capSleeve : spec.sleeve
  const neck = isPointed
    ? cutPointedCollar(lengthOfEdge, collarHeight)
    : cutRoundCollar(lengthOfEdge, { height: collarHeight, ratio: 0.91 })
  const pieces: Piece[] = [
    { ...front, ...jersey, outside: body, inside: body, wrap: { kind: 'torso', half: 'front' } },
    { ...back, ...jersey, outside: body, inside: body, wrap: { kind: 'torso', half: 'back' } },
    ...arms.map(
      (arm): Piece => ({
        ...cutSetInSleeve(sleeve, arm, armhole),
        ...jersey,
        outside: sleeves,
        inside: sleeves,
        wrap: { kind: 'arm', arm, start: 1.2 },
      }),
    ),
    {
      ...neck.panel,
      fabric: 'ribbing',
      hand: 'rib',
      outside: collar,
      inside: collar,
      wrap: { kind: 'band' },
    },
  ]
  return {
    pieces,
    seams: [...torsoSeams, ...arms.flatMap(sleeveSeams), ...neck.seams],
    seamless: [],
    stitching,
    trims: trimsOf(),
  }
}

const hemEdges = ['front.hem', 'back.hem'] as const
const sleeveHems = ['leftSleeve.hem', 'rightSleeve.hem'] as const

const rows = (edges: readonly EdgeName[], insets: readonly number[], holds: StitchRow['holds']) =>
  edges.flatMap(edge => insets.map((inset): StitchRow => ({ edge, inset, holds })))

const stitching: readonly StitchRow[] = [
  ...rows(hemEdges, [0.62, 0.82], 'hem'),
  ...rows(sleeveHems, [0.56, 0.74], 'hem'),
  ...rows(neckEdges, [0.06, 0.22], 'seam'),
]

function trimsOf(): Trim[] {
  const patchPocket = sewPatchPocket(
    { name: 'pocket', width: 3.8, height: 4.4, point: 0.6, fabric: 'jersey', thickness: 0.05 },
    { on: 'front', face: 'outside', at: [3.5, 3.1] },
    pocket,
  )
  return [
    sewNeckLabel(),
    sewNeckTape(tape),
    patchPocket,
    topstitch('hemThread', hemEdges, thread),
    topstitch('sleeveThread', sleeveHems, thread),
    topstitch('neckThread', neckEdges, thread),
    topstitch('pocketThread', edgesOfTrim(patchPocket), thread),
  ]
}

export const womanTshirtPattern: Pattern = {
  name: 'womanTshirt',
  figure: 'womanTorso',
  sides: ['front', 'back', 'left', 'right'],
  sizes: womanTshirtSizes,
  baseSize: 'M',
  meter: { panel: 'front', centerU: 0, centerV: 7, width: 8, height: 8 },
  layers: womanTshirtLayers,
  locations: womanTshirtLocations,
  cut,
  measure: measureTop,
}
