import { planHatBakes } from '../../blocks/hat-kit.ts'
import type { BakePlan } from '../../pattern.ts'
import { beanieKit } from './spec.ts'

export const beaniePlans: readonly BakePlan[] = planHatBakes(beanieKit, {
  'crown/crown': 'rib',
  'crown/panels': 'plain',
  'crown/stripes': 'none',
  'cuff/cuff': 'folded',
  'cuff/cuffStripes': 'none',
  'label/label': 'none',
})
