import type { BakePlan } from '../../pattern.ts'
import { collaredTopPlans } from '../../plans/collared-top-plans.ts'
import { stitchedPlans } from '../../plans/hooded-top-plans.ts'
import { zipPlans } from '../../plans/zip-plans.ts'

const edges = ['zipEdge-collar-left', 'zipEdge-collar-right', 'zipEdge-front']

export const pulloverZipPlans: readonly BakePlan[] = [
  ...collaredTopPlans({
    'body/body': 'regular',
    'body/hem': 'rib',
    'body/yoke': 'none',
    'body/sides': 'none',
    'body/topstitch': 'tonal',
    'sleeves/sleeves': 'setIn',
    'sleeves/cuffs': 'rib',
    'collar/collar': 'stand',
    'collar/lining': 'lined',
    'zip/zip': 'moulded',
    'zip/puller': 'tab',
    'pocket/pocket': 'none',
  }),
  ...zipPlans(edges),
  ...stitchedPlans('pocket', { 'pocket/pocket': ['kangaroo'] }, 20, ['pocket'], 'pocketThread'),
]
