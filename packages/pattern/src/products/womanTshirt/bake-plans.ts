import type { Styles } from '@teamloom/bakes/manifest.ts'
import type { BakePlan } from '../../pattern.ts'
import { contrastThread } from '../../plans/hooded-top-plans.ts'
import { chestPatchPlans, onEachStyle } from '../../plans/jersey-shirt-plans.ts'

const baseStyles: Styles = {
  'body/body': 'fitted',
  'body/hem': 'straight',
  'body/jersey': 'cotton',
  'body/topstitch': 'tonal',
  'sleeves/sleeves': 'setIn',
  'collar/collar': 'scoop',
  'collar/neckTape': 'tape',
  'pocket/pocket': 'none',
}

const trims = ['neckLabel']

/** The base, what changes its drape, and what lies on it. */
export const womanTshirtPlans: readonly BakePlan[] = [
  { name: 'base', kind: 'base', when: {}, z: 0, styles: baseStyles, trims },
  {
    name: 'curvedHem',
    kind: 'patch',
    when: { 'body/hem': ['curved'] },
    z: 4,
    styles: { ...baseStyles, 'body/hem': 'curved' },
    trims: [],
    reach: 3,
  },
  {
    name: 'capSleeves',
    kind: 'patch',
    when: { 'sleeves/sleeves': ['cap'] },
    z: 5,
    styles: { ...baseStyles, 'sleeves/sleeves': 'cap' },
    trims,
    // As far as the longer sleeve's shadow falls.
    reach: 6.5,
  },
  ...(['crew', 'v'] as const).map(
    (style): BakePlan => ({
      name: `${style}Collar`,
      kind: 'patch',
      when: { 'collar/collar': [style] },
      z: 6,
      styles: { ...baseStyles, 'collar/collar': style },
      trims,
      reach: 2.6,
    }),
  ),
  ...onEachStyle('neckTape', 10, 'collar/collar', {
    'tape-scoop': ['scoop', 'base'],
    'tape-crew': ['crew', 'crewCollar'],
    'tape-v': ['v', 'vCollar'],
  }),
  ...onEachStyle(
    'hemThread',
    12,
    'body/hem',
    { 'hemThread-straight': ['straight', 'base'], 'hemThread-curved': ['curved', 'curvedHem'] },
    contrastThread,
  ),
  ...onEachStyle(
    'sleeveThread',
    12,
    'sleeves/sleeves',
    { 'sleeveThread-setIn': ['setIn', 'base'], 'sleeveThread-cap': ['cap', 'capSleeves'] },
    contrastThread,
  ),
  ...onEachStyle(
    'neckThread',
    12,
    'collar/collar',
    {
      'neckThread-scoop': ['scoop', 'base'],
      'neckThread-crew': ['crew', 'crewCollar'],
      'neckThread-v': ['v', 'vCollar'],
    },
    contrastThread,
  ),
  ...chestPatchPlans,
]
