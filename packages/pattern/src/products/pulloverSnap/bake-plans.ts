import type { BakePlan } from '../../pattern.ts'
import { stitchedPlans } from '../../plans/hooded-top-plans.ts'
import {
  chestPocketPlans,
  placketPlans,
  polarSnapPlans,
  polarSnapStyles,
} from '../../plans/polar-snap-top-plans.ts'

/** Inches down the front at which its studs sit. */
export const snapsDown: readonly number[] = [0.5, 3.1, 5.7]

export const pulloverSnapPlans: readonly BakePlan[] = [
  ...polarSnapPlans({ ...polarSnapStyles, 'pocket/pocket': 'flap' }),
  ...placketPlans({ collar: 1, front: snapsDown.length }),
  ...chestPocketPlans({ 'pocket/pocket': ['flap'] }),
  ...stitchedPlans('patchPocket', { 'pocket/pocket': ['patch'] }, 20, ['patchPocket'], 'patchPocketThread'),
]
