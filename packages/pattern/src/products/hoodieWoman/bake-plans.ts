import { ringPlans } from '../../blocks/sleeve-rings.ts'
import type { BakePlan } from '../../pattern.ts'
import { contrastThread, hoodedTopPlans, hoodedTopStyles, onBothHoods } from '../../plans/hooded-top-plans.ts'

const styles = {
  ...hoodedTopStyles,
  'body/body': 'fitted',
  'sleeves/stripes': 'none',
  'pocket/pocket': 'kangaroo',
}

const kangaroo = { 'pocket/pocket': ['kangaroo'] }
/** The plan on which the lower body lies, by the hem's style. */
const hems = { rib: 'base', raw: 'rawHem' } as const

/** The base, the body with a raw hem, and what lies on both. */
export const hoodieWomanPlans: readonly BakePlan[] = [
  ...hoodedTopPlans(styles),
  {
    name: 'rawHem',
    kind: 'patch',
    when: { 'body/hem': ['raw'] },
    z: 4,
    styles: { ...styles, 'body/hem': 'raw' },
    trims: [],
    reach: 5,
    freeBelow: 10,
  },
  ...ringPlans,
  // Its stitches are painted by the seam: a raw hem has none.
  ...onBothHoods([
    { name: 'seamThread', kind: 'overlay', when: contrastThread, z: 12, on: 'base', trims: ['seamThread'] },
  ]),
  {
    name: 'hemThread',
    kind: 'overlay',
    when: { ...contrastThread, 'body/hem': ['rib'] },
    z: 12,
    on: 'base',
    trims: ['hemThread'],
  },
  ...Object.entries(hems).flatMap(([hem, on]): BakePlan[] => [
    {
      name: `${hem}Pocket`,
      kind: 'overlay',
      when: { ...kangaroo, 'body/hem': [hem] },
      z: 20,
      on,
      trims: ['pocket'],
    },
    {
      name: `${hem}PocketThread`,
      kind: 'overlay',
      when: { ...contrastThread, ...kangaroo, 'body/hem': [hem] },
      z: 22,
      on,
      over: ['pocket'],
      trims: ['pocketThread'],
    },
  ]),
]
