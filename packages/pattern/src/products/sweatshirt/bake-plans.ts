import type { Styles } from '@teamloom/bakes/manifest.ts'
import { ringPlans } from '../../blocks/sleeve-rings.ts'
import type { BakePlan } from '../../pattern.ts'
import { collaredTopPlans } from '../../plans/collared-top-plans.ts'
import { stitchedPlans } from '../../plans/hooded-top-plans.ts'

const baseStyles: Styles = {
  'body/body': 'regular',
  'body/hem': 'rib',
  'body/sides': 'none',
  'body/topstitch': 'tonal',
  'sleeves/sleeves': 'setIn',
  'sleeves/cuffs': 'rib',
  'sleeves/stripes': 'none',
  'collar/collar': 'crew',
  'collar/vInsert': 'none',
  'collar/neckTape': 'tape',
  'pocket/pocket': 'none',
}

/** The base with its sleeves, and what lies on it. */
export const sweatshirtPlans: readonly BakePlan[] = [
  ...collaredTopPlans(baseStyles, ['neckLabel']),
  { name: 'neckTape', kind: 'overlay', when: {}, z: 10, on: 'base', trims: ['neckTape'] },
  ...ringPlans,
  ...stitchedPlans('ribV', { 'collar/vInsert': ['rib'] }, 14, ['ribV'], 'ribVThread'),
  ...stitchedPlans('selfV', { 'collar/vInsert': ['self'] }, 14, ['selfV'], 'selfVThread'),
  ...stitchedPlans('pocket', { 'pocket/pocket': ['kangaroo'] }, 20, ['pocket'], 'pocketThread'),
]
