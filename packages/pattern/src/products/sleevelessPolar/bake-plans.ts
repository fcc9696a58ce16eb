import type { BakePlan } from '../../pattern.ts'
import { vestPlans } from '../../plans/vest-plans.ts'

export const sleevelessPolarPlans: readonly BakePlan[] = vestPlans({
  'body/body': 'regular',
  'body/yoke': 'tonal',
  'body/sides': 'tonal',
  'body/hem': 'bound',
  'body/topstitch': 'tonal',
  'collar/collar': 'stand',
  'collar/lining': 'lined',
  'armholes/armholes': 'elastic',
  'zip/zip': 'moulded',
  'zip/puller': 'tab',
  'pocket/pocket': 'zipped',
  'pocket/chest': 'none',
})
