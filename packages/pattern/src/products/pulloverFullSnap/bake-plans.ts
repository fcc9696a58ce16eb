import type { BakePlan } from '../../pattern.ts'
import { stitchedPlans } from '../../plans/hooded-top-plans.ts'
import {
  chestPocketPlans,
  placketPlans,
  polarSnapPlans,
  polarSnapStyles,
} from '../../plans/polar-snap-top-plans.ts'

/** Studs down the front. */
export const snapsOnFront = 7

const lender = 'pulloverSnap'

/** The snap pullover's base and what it shares with it, the full placket, pockets for the hands. */
export const pulloverFullSnapPlans: readonly BakePlan[] = [
  ...polarSnapPlans({ ...polarSnapStyles, 'pocket/hand': 'welt', 'pocket/pocket': 'none' }, lender),
  ...placketPlans({ collar: 1, front: snapsOnFront, hemBand: 0 }),
  ...stitchedPlans('welts', { 'pocket/hand': ['welt'] }, 20, ['welt-left', 'welt-right'], 'weltThread'),
  ...stitchedPlans(
    'handPockets',
    { 'pocket/hand': ['patch'] },
    20,
    ['leftPocket', 'rightPocket'],
    'handPocketThread',
  ),
  ...chestPocketPlans({ 'pocket/pocket': ['flap'] }, lender),
]
