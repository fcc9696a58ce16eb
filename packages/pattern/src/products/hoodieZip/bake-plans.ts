import type { BakePlan } from '../../pattern.ts'
import {
  armholeThread,
  hoodedTopPlans,
  hoodedTopStyles,
  seamPlans,
  stitchedPlans,
} from '../../plans/hooded-top-plans.ts'
import { zipPlans } from '../../plans/zip-plans.ts'

const edges = ['zipEdge-front-left', 'zipEdge-front-right', 'zipEdge-hemBand-left', 'zipEdge-hemBand-right']

const styles = {
  ...hoodedTopStyles,
  'pocket/pocket': 'kangaroo',
  'zip/zip': 'moulded',
  'zip/puller': 'tab',
}

/** The hoodie's base and what it shares with it, the zip, the parted pocket. */
export const hoodieZipPlans: readonly BakePlan[] = [
  ...hoodedTopPlans(styles, 'hoodie'),
  ...seamPlans(styles, 'hoodie'),
  { ...armholeThread, from: 'hoodie' },
  ...zipPlans(edges),
  ...stitchedPlans(
    'pocket',
    { 'pocket/pocket': ['kangaroo'] },
    20,
    ['leftPocket', 'rightPocket'],
    'pocketThread',
  ),
]
