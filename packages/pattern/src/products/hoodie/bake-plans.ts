import type { BakePlan } from '../../pattern.ts'
import {
  armholeThread,
  crossoverPlans,
  hoodedTopPlans,
  hoodedTopStyles,
  meetingAtThroat,
  seamPlans,
  stitchedPlans,
} from '../../plans/hooded-top-plans.ts'

const styles = { ...hoodedTopStyles, 'pocket/pocket': 'kangaroo' }

/** The base, the crossover hood, the sleeves of both, and what lies on them. */
export const hoodiePlans: readonly BakePlan[] = [
  ...[...hoodedTopPlans(styles), ...seamPlans(styles)].map(meetingAtThroat),
  ...crossoverPlans(styles),
  armholeThread,
  ...stitchedPlans('pocket', { 'pocket/pocket': ['kangaroo'] }, 20, ['pocket'], 'pocketThread'),
]
