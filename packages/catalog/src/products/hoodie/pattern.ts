import type { Styles } from '@teamloom/layers/manifest.ts'
import { lengthOf } from '@teamloom/shape/curve.ts'
import { boundsOf, outlineOf, type Panel } from '@teamloom/shape/panel.ts'
import { type EdgeName, findEdge } from '@teamloom/shape/seam.ts'
import { casingSeat, hangCord, pressEyelet } from '../../blocks/drawcord.ts'
import { cutHood, hoodSeams } from '../../blocks/hood.ts'
import { cutKangarooPocket, sewKangarooPocket } from '../../blocks/kangaroo-pocket.ts'
import { measureTop } from '../../blocks/measure-top.ts'
import { sewNeckLabel } from '../../blocks/neck-label.ts'
import type { Cut, Pattern, Piece, StitchRow } from '../../blocks/pattern.ts'
import { cutRibBand } from '../../blocks/rib-band.ts'
import { cutSetInSleeve, sleeveSeams } from '../../blocks/set-in-sleeve.ts'
import { edgesOfTrim, topstitch } from '../../blocks/topstitch.ts'
import { cutTorso, torsoSeams } from '../../blocks/torso.ts'
import type { Face, Trim } from '../../blocks/trim.ts'
import { hoodieLayers } from './layer-plans.ts'
import { hoodieLocations } from './locations.ts'
import { cuffHeight, type HoodieSpec, hemHeight, hoodieSizes, hoodieSpec } from './spec.ts'

/** How far ribs are pushed up when the hoodie is photographed. */
const hemRaised = 0.9
const cuffRaised = 2

const body: Face = { part: 'body', element: 'body', layer: 'body' }
const thread: Face = { part: 'body', element: 'topstitch', layer: 'thread' }
const sleeves: Face = { part: 'sleeves', element: 'sleeves', layer: 'sleeves' }
const cuffs: Face = { part: 'sleeves', element: 'cuffs', layer: 'cuff' }
const hem: Face = { part: 'body', element: 'hem', layer: 'hem' }
const hood: Face = { part: 'hood', element: 'hood', layer: 'hood' }
const lining: Face = { part: 'hood', element: 'lining', layer: 'lining' }
const cord: Face = { part: 'hood', element: 'drawstring', layer: 'cord' }
const eyelet: Face = { part: 'hood', element: 'eyelets', layer: 'eyelet' }
const pocket: Face = { part: 'pocket', element: 'pocket', layer: 'pocket' }
/** Left and right: nobody pulls a cord quite even. */
const cordLengths = [8.9, 8.4]

function cut(size: string, _styles: Styles): Cut {
  const spec = hoodieSpec(size)
  const front = cutTorso(spec.torso, 'front')
  const back = cutTorso(spec.torso, 'back')
  const lengthOfEdge = (name: EdgeName) => lengthOf(findEdge([front, back], name))
  const armhole = { front: lengthOfEdge('front.armholeLeft'), back: lengthOfEdge('back.armholeLeft') }
  const hoodSpec = {
    ...spec.hood,
    frontNeck: lengthOfEdge('front.neckLeft'),
    backNeck: lengthOfEdge('back.neckLeft'),
  }
  const hemBand = cutRibBand(
    'hemBand',
    [
      { to: 'front.hem', length: lengthOfEdge('front.hem') },
      { to: 'back.hem', length: lengthOfEdge('back.hem') },
    ],
    { ratio: 0.8, height: hemHeight, sewn: 'above' },
  )
  const sides = (['left', 'right'] as const).map(side => ({
    side,
    cuff: cutRibBand(`${side}Cuff`, [{ to: `${side}Sleeve.hem`, length: 2 * spec.sleeve.opening }], {
      ratio: 0.7,
      height: cuffHeight,
      sewn: 'above',
    }),
  }))
  const fleece = { fabric: 'fleece', hand: 'fleece' } as const
  const rib = { fabric: 'ribbing', hand: 'rib' } as const
  const pieces: Piece[] = [
    { ...front, ...fleece, outside: body, inside: body, wrap: { kind: 'torso', half: 'front' } },
    { ...back, ...fleece, outside: body, inside: body, wrap: { kind: 'torso', half: 'back' } },
    { ...hemBand.panel, ...rib, outside: hem, inside: hem, wrap: { kind: 'band', raised: hemRaised } },
    ...sides.flatMap(({ side, cuff }): Piece[] => [
      {
        ...cutSetInSleeve(spec.sleeve, side, armhole),
        ...fleece,
        outside: sleeves,
        inside: sleeves,
        wrap: { kind: 'arm', arm: side, start: 2.6 },
      },
      { ...cuff.panel, ...rib, outside: cuffs, inside: cuffs, wrap: { kind: 'band', raised: cuffRaised } },
      {
        ...cutHood(hoodSpec, side),
        fabric: 'fleece',
        hand: 'linedFleece',
        outside: hood,
        inside: lining,
        wrap: { kind: 'hood', half: side },
      },
    ]),
  ]
  return {
    pieces,
    seams: [
      ...torsoSeams,
      ...sleeveSeams('left'),
      ...sleeveSeams('right'),
      ...hoodSeams,
      ...hemBand.seams,
      ...sides.flatMap(({ cuff }) => cuff.seams),
    ],
    seamless: [],
    stitching,
    trims: trimsOf(
      spec,
      front,
      sides.map(({ side }) => cutHood(hoodSpec, side)),
    ),
  }
}

function trimsOf(spec: HoodieSpec, front: Panel, hoods: readonly Panel[]): Trim[] {
  const hemAt = boundsOf(outlineOf(front)).bottom
  // Its lower edge is caught in the hem's seam.
  const kangaroo = sewKangarooPocket(
    cutKangarooPocket(spec.pocket),
    { on: 'front', face: 'outside', at: [0, hemAt - spec.pocket.height - 0.04] },
    pocket,
  )
  return [
    sewNeckLabel(),
    kangaroo,
    ...hoods.flatMap((panel, i): Trim[] => [
      hangCord('round', panel.name, casingSeat(panel), cord, cordLengths[i]!),
      hangCord('flat', panel.name, casingSeat(panel), cord, cordLengths[i]!),
      pressEyelet(panel.name, casingSeat(panel), eyelet),
    ]),
    topstitch(
      'thread',
      stitching.map(row => row.edge),
      thread,
    ),
    topstitch('pocketThread', edgesOfTrim(kangaroo), thread),
  ]
}

const twin = (edge: EdgeName, first: number, second: number, holds: StitchRow['holds']): StitchRow[] => [
  { edge, inset: first, holds },
  { edge, inset: second, holds },
]

const stitching: readonly StitchRow[] = [
  ...(['front.neckLeft', 'front.neckRight', 'back.neckLeft', 'back.neckRight'] as const).flatMap(edge =>
    twin(edge, 0.08, 0.3, 'seam'),
  ),
  ...(['front.armholeLeft', 'front.armholeRight', 'back.armholeLeft', 'back.armholeRight'] as const).flatMap(
    edge => twin(edge, 0.08, 0.3, 'seam'),
  ),
  ...(['front.hem', 'back.hem', 'leftSleeve.hem', 'rightSleeve.hem'] as const).flatMap(edge =>
    twin(edge, 0.08, 0.3, 'seam'),
  ),
  ...(['leftHood.centre', 'rightHood.centre'] as const).flatMap(edge => [
    { edge, inset: 0.2, holds: 'seam' as const },
  ]),
  ...(['leftHood.opening', 'rightHood.opening'] as const).flatMap(edge => twin(edge, 1, 1.2, 'hem')),
]

export const hoodiePattern: Pattern = {
  name: 'hoodie',
  figure: 'torso',
  sides: ['front', 'back', 'left', 'right'],
  sizes: hoodieSizes,
  baseSize: 'M',
  meter: { panel: 'front', centerU: 0, centerV: 6, width: 8, height: 8 },
  layers: hoodieLayers,
  locations: hoodieLocations,
  cut,
  measure: measureTop,
}
