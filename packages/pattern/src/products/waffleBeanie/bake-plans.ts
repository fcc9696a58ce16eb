import { planHatBakes } from '../../blocks/hat-kit.ts'
import type { BakePlan } from '../../pattern.ts'
import { waffleBeanieKit } from './spec.ts'

export const waffleBeaniePlans: readonly BakePlan[] = planHatBakes(waffleBeanieKit, {
  'crown/crown': 'waffle',
  'crown/panels': 'plain',
  'crown/stripes': 'none',
  'crown/seams': 'tonal',
  'cuff/cuff': 'folded',
  'cuff/cuffStripes': 'none',
  'label/label': 'none',
})
