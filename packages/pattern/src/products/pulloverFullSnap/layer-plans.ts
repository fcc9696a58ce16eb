import type { LayerPlan } from '../../pattern.ts'
import { stitchedLayers } from '../../plans/hooded-top-layers.ts'
import {
  chestPocketLayers,
  placketLayers,
  polarSnapLayers,
  polarSnapStyles,
} from '../../plans/polar-snap-top-layers.ts'

/** Studs down the front. */
export const snapsOnFront = 7

const lender = 'pulloverSnap'

/** The snap pullover's base and what it shares with it, the full placket, pockets for the hands. */
export const pulloverFullSnapLayers: readonly LayerPlan[] = [
  ...polarSnapLayers({ ...polarSnapStyles, 'pocket/hand': 'welt', 'pocket/pocket': 'none' }, lender),
  ...placketLayers({ collar: 1, front: snapsOnFront, hemBand: 0 }),
  ...stitchedLayers('welts', { 'pocket/hand': ['welt'] }, 20, ['welt-left', 'welt-right'], 'weltThread'),
  ...stitchedLayers(
    'handPockets',
    { 'pocket/hand': ['patch'] },
    20,
    ['leftPocket', 'rightPocket'],
    'handPocketThread',
  ),
  ...chestPocketLayers({ 'pocket/pocket': ['flap'] }, lender),
]
