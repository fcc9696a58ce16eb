import type { Styles } from '@teamloom/bakes/manifest.ts'
import { lengthOf } from '@teamloom/shape/curve.ts'
import type { Panel } from '@teamloom/shape/panel.ts'
import { type EdgeName, findEdge } from '@teamloom/shape/seam.ts'
import { hangDrawstring } from '../../blocks/drawcord.ts'
import { cutLeg, legSeams } from '../../blocks/leg.ts'
import { sewPatchPocket } from '../../blocks/patch-pocket.ts'
import { cutRibBand } from '../../blocks/rib-band.ts'
import { edgesOfTrim, topstitch } from '../../blocks/topstitch.ts'
import { sewSideWelt } from '../../blocks/welt-pocket.ts'
import { measureTrousers } from '../../measuring/measure-trousers.ts'
import type { Cut, Gathers, Pattern, Piece, StitchRow } from '../../pattern.ts'
import type { BandTrim, Face, Seat, Trim } from '../../trim.ts'
import { sweatpantsPlans } from './bake-plans.ts'
import {
  type Ankle,
  ankleHeight,
  sweatpantsSizeNames,
  sweatpantsSpec,
  waistHeight,
  waistRatio,
} from './spec.ts'

/** How far the ankle ribs, and the elastic in a hem, are pushed up when the trousers are photographed. */
const ankleRaised = 3.4
const elasticRaised = 0.8
/** The elastic's casing, and the share of the cloth's width that it leaves. */
const casing = { height: 1.15, to: 0.79 }

const legs: Face = { part: 'legs', element: 'legs', layer: 'legs' }
const waistband: Face = { part: 'waist', element: 'waistband', layer: 'waistband' }
const ankle: Face = { part: 'ankles', element: 'ankles', layer: 'ankle' }
const cord: Face = { part: 'waist', element: 'drawstring', layer: 'cord' }
const tip: Face = { part: 'waist', element: 'tips', layer: 'tip' }
const eyelet: Face = { part: 'waist', element: 'eyelets', layer: 'eyelet' }
const stripe: Face = { part: 'legs', element: 'sideStripe', layer: 'stripe' }
const thread: Face = { part: 'legs', element: 'topstitch', layer: 'thread' }
const welt: Face = { part: 'pockets', element: 'sidePockets', layer: 'welt' }
const backPocket: Face = { part: 'pockets', element: 'backPocket', layer: 'pocket' }

function cut(size: string, styles: Styles): Cut {
  const ending = ankleOf(styles)
  const hasRibs = ending === 'rib'
  const spec = sweatpantsSpec(size, ending)
  const panels = (['left', 'right'] as const).flatMap(leg => [
    cutLeg(spec.front, leg, 'front'),
    cutLeg(spec.back, leg, 'back'),
  ])
  const stretch = (to: EdgeName) => ({ to, length: lengthOf(findEdge(panels, to)) })
  const waist = cutRibBand(
    'waistband',
    [
      stretch('rightBack.waist'),
      stretch('rightFront.waist'),
      stretch('leftFront.waist'),
      stretch('leftBack.waist'),
    ],
    { ratio: waistRatio, height: waistHeight, sewn: 'below' },
  )
  const ankleBands = hasRibs
    ? [
        cutRibBand('leftAnkle', [stretch('leftFront.hem'), stretch('leftBack.hem')], ankleShape),
        cutRibBand('rightAnkle', [stretch('rightBack.hem'), stretch('rightFront.hem')], ankleShape),
      ]
    : []
  const rib = { fabric: 'ribbing', hand: 'rib' } as const
  const pieces: Piece[] = [
    ...panels.map(
      (panel): Piece => ({
        ...panel,
        outside: legs,
        inside: legs,
        fabric: 'fleece',
        hand: 'softFleece',
        wrap: {
          kind: 'leg',
          leg: panel.name.startsWith('left') ? 'left' : 'right',
          half: panel.name.endsWith('Front') ? 'front' : 'back',
        },
        ...(ending === 'elastic' ? { gathered } : {}),
      }),
    ),
    { ...waist.panel, ...rib, outside: waistband, inside: waistband, wrap: { kind: 'band', raised: 0 } },
    ...ankleBands.map(
      (band): Piece => ({
        ...band.panel,
        ...rib,
        outside: ankle,
        inside: ankle,
        wrap: { kind: 'band', raised: ankleRaised },
      }),
    ),
  ]
  return {
    pieces,
    seams: [...legSeams, ...waist.seams, ...ankleBands.flatMap(band => band.seams)],
    seamless: [],
    stitching: stitchingOf(panels, ending),
    trims: trimsOf(panels),
  }
}

const gathered: Gathers = {
  edge: 'hem',
  to: casing.to,
  within: casing.height,
  fading: 9,
  raised: elasticRaised,
}

function ankleOf(styles: Styles): Ankle {
  const style = styles['ankles/ankles']
  return style === 'open' || style === 'elastic' ? style : 'rib'
}

const ankleShape = { ratio: 0.7, height: ankleHeight, sewn: 'above' } as const

/** Inches from the lower edge. */
const hemRows = { open: [0.85, 1.07], elastic: [casing.height / 2, casing.height] } as const

function stitchingOf(panels: readonly Panel[], ending: Ankle): StitchRow[] {
  return panels.flatMap(({ name }): StitchRow[] => [
    ...[0.08, 0.3].map((inset): StitchRow => ({ edge: `${name}.centre`, inset, holds: 'seam' })),
    { edge: `${name}.waist`, inset: 0.1, holds: 'seam' },
    ...(ending === 'rib'
      ? [{ edge: `${name}.hem`, inset: 0.1, holds: 'seam' } as const]
      : hemRows[ending].map((inset): StitchRow => ({ edge: `${name}.hem`, inset, holds: 'hem' }))),
  ])
}

/** Cords leave the waistband this far from its middle. */
const cordsApart = 0.85
const cordLengths = { left: 7.2, right: 6.8 }

function trimsOf(panels: readonly Panel[]): Trim[] {
  const seats: readonly ['left' | 'right', Seat][] = [
    ['left', { on: 'waistband', face: 'outside', at: [cordsApart, -waistHeight * 0.52] }],
    ['right', { on: 'waistband', face: 'outside', at: [-cordsApart, -waistHeight * 0.52] }],
  ]
  const fronts = panels.filter(panel => panel.name.endsWith('Front'))
  const welts = fronts.map(front => sewSideWelt(front, welt))
  const patchPocket = sewPatchPocket(
    { name: 'backPocket', width: 5.6, height: 6.2, point: 0.8, fabric: 'fleece', thickness: 0.1 },
    { on: 'rightBack', face: 'outside', at: [-5.6, 2.6] },
    backPocket,
  )
  return [
    ...seats.flatMap(([side, seat]) => hangDrawstring(side, seat, { cord, tip, eyelet }, cordLengths[side])),
    ...welts,
    patchPocket,
    ...panels.flatMap(({ name }): BandTrim[] => [
      stripeOn(`single-${name}`, name, 0, 0.55),
      stripeOn(`inner-${name}`, name, 0.16, 0.52),
      stripeOn(`outer-${name}`, name, 0.84, 1.2),
    ]),
    topstitch(
      'upperThread',
      panels.flatMap(({ name }) => [`${name}.centre`, `${name}.waist`]),
      thread,
    ),
    topstitch(
      'hemThread',
      panels.map(({ name }) => `${name}.hem`),
      thread,
    ),
    topstitch('sideThread', welts.flatMap(edgesOfTrim), thread),
    topstitch('backThread', edgesOfTrim(patchPocket), thread),
  ]
}

function stripeOn(name: string, on: string, from: number, to: number): BandTrim {
  return {
    kind: 'band',
    name,
    on,
    face: 'outside',
    edges: ['side'],
    joined: false,
    from,
    to,
    outside: stripe,
    fabric: 'webbing',
  }
}

export const sweatpantsPattern: Pattern = {
  name: 'sweatpants',
  figure: 'legs',
  sides: ['front', 'back', 'left', 'right'],
  sizes: sweatpantsSizeNames,
  baseSize: 'M',
  meter: { panel: 'leftFront', centerU: -5, centerV: 14, width: 6, height: 10 },
  plans: sweatpantsPlans,
  cut,
  measure: measureTrousers,
}
