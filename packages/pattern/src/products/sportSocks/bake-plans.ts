import { planSockBakes } from '../../blocks/sock-kit.ts'
import type { BakePlan } from '../../pattern.ts'
import { sportSocksKit } from './spec.ts'

export const sportSocksPlans: readonly BakePlan[] = planSockBakes(sportSocksKit, {
  'leg/leg': 'rib',
  'leg/cuff': 'matching',
  'leg/stripes': 'double',
  'foot/foot': 'terry',
  'foot/instep': 'terry',
  'foot/heel': 'contrast',
  'foot/toe': 'contrast',
  'foot/arch': 'band',
})
