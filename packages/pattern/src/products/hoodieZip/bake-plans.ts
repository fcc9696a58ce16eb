import type { BakePlan } from '../../pattern.ts'
import { hoodedTopPlans, hoodedTopStyles, stitchedPlans } from '../../plans/hooded-top-plans.ts'
import { zipPlans } from '../../plans/zip-plans.ts'

const edges = ['zipEdge-front-left', 'zipEdge-front-right', 'zipEdge-hemBand-left', 'zipEdge-hemBand-right']

/** The hoodie's base and what it shares with it, the zip, the parted pocket. */
export const hoodieZipPlans: readonly BakePlan[] = [
  ...hoodedTopPlans(
    {
      ...hoodedTopStyles,
      'pocket/pocket': 'kangaroo',
      'zip/zip': 'moulded',
      'zip/puller': 'tab',
    },
    'hoodie',
  ),
  ...zipPlans(edges),
  ...stitchedPlans(
    'pocket',
    { 'pocket/pocket': ['kangaroo'] },
    20,
    ['leftPocket', 'rightPocket'],
    'pocketThread',
  ),
]
