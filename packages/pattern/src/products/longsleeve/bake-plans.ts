import type { Styles } from '@teamloom/bakes/manifest.ts'
import { ringPlans } from '../../blocks/sleeve-rings.ts'
import type { BakePlan } from '../../pattern.ts'
import { jerseyShirtPlans } from '../../plans/jersey-shirt-plans.ts'

const baseStyles: Styles = {
  'body/body': 'regular',
  'body/jersey': 'cotton',
  'body/topstitch': 'tonal',
  'sleeves/sleeves': 'setIn',
  'sleeves/cuffs': 'rib',
  'sleeves/stripes': 'none',
  'collar/collar': 'crew',
  'collar/neckTape': 'tape',
  'pocket/pocket': 'none',
}

/** The base, what changes its drape, and what lies on it. */
export const longsleevePlans: readonly BakePlan[] = jerseyShirtPlans(baseStyles, {
  cuffs: {
    name: 'hemmedSleeves',
    kind: 'patch',
    when: { 'sleeves/cuffs': ['hemmed'] },
    z: 5,
    styles: { ...baseStyles, 'sleeves/cuffs': 'hemmed' },
    trims: [],
    reach: 5,
    freeBelow: 17,
  },
  sleeveThread: { cuffThread: ['rib', 'base'], sleeveThread: ['hemmed', 'hemmedSleeves'] },
  stripes: ringPlans,
})
