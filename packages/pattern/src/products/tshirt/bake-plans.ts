import type { Styles } from '@teamloom/bakes/manifest.ts'
import type { BakePlan } from '../../pattern.ts'
import { jerseyShirtPlans } from '../../plans/jersey-shirt-plans.ts'

const baseStyles: Styles = {
  'body/body': 'regular',
  'body/jersey': 'cotton',
  'body/topstitch': 'tonal',
  'sleeves/sleeves': 'setIn',
  'sleeves/cuffs': 'hemmed',
  'collar/collar': 'crew',
  'collar/neckTape': 'tape',
  'pocket/pocket': 'none',
}

/** The base, what changes its drape, and what lies on it. */
export const tshirtPlans: readonly BakePlan[] = jerseyShirtPlans(baseStyles, {
  cuffs: {
    name: 'ribCuffs',
    kind: 'patch',
    when: { 'sleeves/cuffs': ['rib'] },
    z: 5,
    styles: { ...baseStyles, 'sleeves/cuffs': 'rib' },
    trims: [],
    reach: 2.2,
  },
  sleeveThread: { sleeveThread: ['hemmed', 'base'], cuffThread: ['rib', 'ribCuffs'] },
})
