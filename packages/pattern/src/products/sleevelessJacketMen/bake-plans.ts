import type { BakePlan } from '../../pattern.ts'
import { jacketPlans } from '../../plans/jacket-plans.ts'

export const sleevelessJacketMenPlans: readonly BakePlan[] = jacketPlans(
  {
    'body/body': 'channels',
    'body/yoke': 'tonal',
    'body/hem': 'bound',
    'body/lining': 'lined',
    'body/topstitch': 'tonal',
    'collar/collar': 'stand',
    'collar/lining': 'lined',
    'armholes/armholes': 'elastic',
    'zip/zip': 'moulded',
    'zip/puller': 'tab',
    'pocket/pocket': 'zipped',
    'pocket/chest': 'none',
  },
  ['channels', 'diamonds', 'plain'],
)
