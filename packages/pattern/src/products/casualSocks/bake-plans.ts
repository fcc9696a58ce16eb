import { planSockBakes } from '../../blocks/sock-kit.ts'
import type { BakePlan } from '../../pattern.ts'
import { casualSocksKit } from './spec.ts'

export const casualSocksPlans: readonly BakePlan[] = planSockBakes(casualSocksKit, {
  'leg/leg': 'rib',
  'leg/cuff': 'contrast',
  'leg/stripes': 'double',
  'leg/cuffStripes': 'none',
  'foot/foot': 'flat',
  'foot/heel': 'contrast',
  'foot/toe': 'contrast',
  'foot/arch': 'none',
})
