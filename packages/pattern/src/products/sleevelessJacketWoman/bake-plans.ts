import type { BakePlan } from '../../pattern.ts'
import { jacketPlans } from '../../plans/jacket-plans.ts'

export const sleevelessJacketWomanPlans: readonly BakePlan[] = jacketPlans(
  {
    'body/body': 'chevrons',
    'body/sides': 'tonal',
    'body/hem': 'bound',
    'body/lining': 'lined',
    'body/topstitch': 'tonal',
    'collar/collar': 'stand',
    'collar/lining': 'lined',
    'armholes/armholes': 'elastic',
    'zip/zip': 'coil',
    'zip/puller': 'tab',
    'pocket/pocket': 'zipped',
    'pocket/chest': 'none',
  },
  ['chevrons', 'onion', 'plain'],
)
