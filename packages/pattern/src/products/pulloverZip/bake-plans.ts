import type { BakePlan } from '../../pattern.ts'
import { collaredTopPlans } from '../../plans/collared-top-plans.ts'
import { stitchedPlans } from '../../plans/hooded-top-plans.ts'
import { chainPlans, pullerPlans } from '../../plans/zip-plans.ts'

/** What names the trims of the longer zip. */
export const half = '-half'

const edgesOf = (of: string) =>
  ['zipEdge-collar-left', 'zipEdge-collar-right', 'zipEdge-front'].map(edge => `${edge}${of}`)

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
    'zip/length': 'quarter',
    'pocket/pocket': 'none',
  }),
  ...chainPlans(edgesOf(''), { when: { 'zip/length': ['quarter'] } }),
  ...chainPlans(edgesOf(half), { when: { 'zip/length': ['half'] }, suffix: half, of: half }),
  ...pullerPlans(),
  ...stitchedPlans('pocket', { 'pocket/pocket': ['kangaroo'] }, 20, ['pocket'], 'pocketThread'),
]
