import type { Styles } from '@teamloom/layers/manifest.ts'
import { lengthOf } from '@teamloom/shape/curve.ts'
import type { Panel } from '@teamloom/shape/panel.ts'
import { type EdgeName, findEdge } from '@teamloom/shape/seam.ts'
import { measureTop } from '../../blocks/measure-top.ts'
import { sewNeckLabel } from '../../blocks/neck-label.ts'
import { cutPointedCollar, cutRoundCollar, neckEdges, sewNeckTape } from '../../blocks/neck-rib.ts'
import { sewPatchPocket } from '../../blocks/patch-pocket.ts'
import type { Cut, Pattern, Piece, StitchRow } from '../../blocks/pattern.ts'
import { raglanFields, raglanSeamless } from '../../blocks/raglan.ts'
import { cutRibBand } from '../../blocks/rib-band.ts'
import { cutSetInSleeve, shortenSleeve, sleeveSeams } from '../../blocks/set-in-sleeve.ts'
import { edgesOfTrim, topstitch } from '../../blocks/topstitch.ts'
import { cutTorso, pointedNeck, roundNeck, torsoSeams } from '../../blocks/torso.ts'
import type { Face, Trim } from '../../blocks/trim.ts'
import { tshirtLayers } from './layer-plans.ts'
import { tshirtLocations } from './locations.ts'
import { tshirtSizes, tshirtSpec } from './spec.ts'

const body: Face = { part: 'body', element: 'body', layer: 'body' }
const thread: Face = { part: 'body', element: 'topstitch', layer: 'thread' }
const sleeves: Face = { part: 'sleeves', element: 'sleeves', layer: 'sleeves' }
const cuffs: Face = { part: 'sleeves', element: 'cuffs', layer: 'cuff' }
const collar: Face = { part: 'collar', element: 'collar', layer: 'collar' }
const tape: Face = { part: 'collar', element: 'neckTape', layer: 'tape' }
const pocket: Face = { part: 'pocket', element: 'pocket', layer: 'pocket' }

const collarHeight = 0.85
const cuffHeight = 1.15
/** How far the V comes down below the round neck. */
const pointDepth = 2.5

const jersey = { fabric: 'jersey', hand: 'jersey' } as const
const rib = { fabric: 'ribbing', hand: 'rib', wrap: { kind: 'band' } } as const
const arms = ['left', 'right'] as const

function cut(size: string, styles: Styles): Cut {
  const spec = tshirtSpec(size)
  const isPointed = styles['collar/collar'] === 'v'
  const isRaglan = styles['sleeves/sleeves'] === 'raglan'
  const hasCuffs = styles['sleeves/cuffs'] === 'rib'
  const front = cutTorso(spec.torso, 'front', isPointed ? pointedNeck(pointDepth) : roundNeck)
  const back = cutTorso(spec.torso, 'back')
  const lengthOfEdge = (name: EdgeName) => lengthOf(findEdge([front, back], name))
  const armhole = { front: lengthOfEdge('front.armholeLeft'), back: lengthOfEdge('back.armholeLeft') }
  const sleeve = hasCuffs ? shortenSleeve(spec.sleeve, cuffHeight, armhole) : spec.sleeve
  const neck = isPointed
    ? cutPointedCollar(lengthOfEdge, collarHeight)
    : cutRoundCollar(lengthOfEdge, { height: collarHeight })
  const cuffBands = hasCuffs
    ? arms.map(arm =>
        cutRibBand(`${arm}Cuff`, [{ to: `${arm}Sleeve.hem`, length: 2 * sleeve.opening }], {
          ratio: 0.86,
          height: cuffHeight,
          sewn: 'above',
        }),
      )
    : []
  const fieldsOf = (panel: Panel, half: 'front' | 'back') =>
    isRaglan ? { fields: raglanFields(panel, half, sleeves) } : {}
  const pieces: Piece[] = [
    {
      ...front,
      ...jersey,
      ...fieldsOf(front, 'front'),
      outside: body,
      inside: body,
      wrap: { kind: 'torso', half: 'front' },
    },
    {
      ...back,
      ...jersey,
      ...fieldsOf(back, 'back'),
      outside: body,
      inside: body,
      wrap: { kind: 'torso', half: 'back' },
    },
    ...arms.map(
      (arm): Piece => ({
        ...cutSetInSleeve(sleeve, arm, armhole),
        ...jersey,
        outside: sleeves,
        inside: sleeves,
        wrap: { kind: 'arm', arm, start: 1.4 },
      }),
    ),
    { ...neck.panel, ...rib, outside: collar, inside: collar },
    ...cuffBands.map((band): Piece => ({ ...band.panel, ...rib, outside: cuffs, inside: cuffs })),
  ]
  return {
    pieces,
    seams: [
      ...torsoSeams,
      ...arms.flatMap(sleeveSeams),
      ...neck.seams,
      ...cuffBands.flatMap(band => band.seams),
    ],
    seamless: isRaglan ? raglanSeamless() : [],
    stitching: stitchingOf(hasCuffs),
    trims: trimsOf(),
  }
}

const hemEdges = ['front.hem', 'back.hem'] as const
const sleeveHems = ['leftSleeve.hem', 'rightSleeve.hem'] as const

function stitchingOf(hasCuffs: boolean): StitchRow[] {
  const rows = (edges: readonly EdgeName[], insets: readonly number[], holds: StitchRow['holds']) =>
    edges.flatMap(edge => insets.map((inset): StitchRow => ({ edge, inset, holds })))
  return [
    ...rows(hemEdges, [0.8, 1.02], 'hem'),
    ...(hasCuffs ? rows(sleeveHems, [0.1], 'seam') : rows(sleeveHems, [0.8, 1.02], 'hem')),
    ...rows(neckEdges, [0.06, 0.26], 'seam'),
  ]
}

function trimsOf(): Trim[] {
  const patchPocket = sewPatchPocket(
    { name: 'pocket', width: 4.3, height: 5, point: 0.7, fabric: 'jersey', thickness: 0.05 },
    { on: 'front', face: 'outside', at: [4.1, 2.9] },
    pocket,
  )
  return [
    sewNeckLabel(),
    sewNeckTape(tape),
    patchPocket,
    topstitch('bodyThread', hemEdges, thread),
    topstitch('sleeveThread', sleeveHems, thread),
    topstitch('neckThread', neckEdges, thread),
    topstitch('pocketThread', edgesOfTrim(patchPocket), thread),
  ]
}

export const tshirtPattern: Pattern = {
  name: 'tshirt',
  figure: 'torso',
  sides: ['front', 'back', 'left', 'right'],
  sizes: tshirtSizes,
  baseSize: 'M',
  meter: { panel: 'front', centerU: 0, centerV: 6, width: 8, height: 8 },
  layers: tshirtLayers,
  locations: tshirtLocations,
  cut,
  measure: measureTop,
}
