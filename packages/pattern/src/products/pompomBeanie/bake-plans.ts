import { planHatBakes } from '../../blocks/hat-kit.ts'
import type { BakePlan } from '../../pattern.ts'
import { pompomBeanieKit } from './spec.ts'

export const pompomBeaniePlans: readonly BakePlan[] = planHatBakes(pompomBeanieKit, {
  'crown/crown': 'chunky',
  'crown/panels': 'plain',
  'crown/stripes': 'none',
  'cuff/cuff': 'folded',
  'cuff/cuffStripes': 'none',
  'label/label': 'none',
  'pom/pom': 'yarn',
})
