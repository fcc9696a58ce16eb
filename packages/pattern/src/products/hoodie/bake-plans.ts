import type { BakePlan } from '../../pattern.ts'
import {
  crossoverPlans,
  hoodedTopPlans,
  hoodedTopStyles,
  meetingAtThroat,
  stitchedPlans,
} from '../../plans/hooded-top-plans.ts'

const styles = { ...hoodedTopStyles, 'pocket/pocket': 'kangaroo' }

/** The base, the crossover hood, and what lies on both. */
export const hoodiePlans: readonly BakePlan[] = [
  ...hoodedTopPlans(styles).map(meetingAtThroat),
  ...crossoverPlans(styles),
  ...stitchedPlans('pocket', { 'pocket/pocket': ['kangaroo'] }, 20, ['pocket'], 'pocketThread'),
]
