import type { StyleCondition, Styles } from '@teamloom/bakes/manifest.ts'
import type { BakePlan } from '../../pattern.ts'
import { cordPlans } from '../../plans/cord-plans.ts'

const baseStyles: Styles = {
  'legs/legs': 'regular',
  'legs/sideStripe': 'none',
  'legs/topstitch': 'tonal',
  'waist/waistband': 'rib',
  'waist/drawstring': 'round',
  'waist/tips': 'plain',
  'waist/eyelets': 'metal',
  'ankles/ankles': 'rib',
  'pockets/sidePockets': 'slash',
  'pockets/backPocket': 'none',
}

const panels = ['leftFront', 'leftBack', 'rightFront', 'rightBack']
const contrast = { 'legs/topstitch': ['contrast'] }
const slash = { 'pockets/sidePockets': ['slash'] }
const patch = { 'pockets/backPocket': ['patch'] }
const welts = ['welt-leftFront', 'welt-rightFront']

type Overlay = Omit<Extract<BakePlan, { kind: 'overlay' }>, 'kind' | 'on'>
const onBase = (plan: Overlay): BakePlan => ({ ...plan, kind: 'overlay', on: 'base' })

/** What runs down to the ankle lies on each of the three. */
const onAnkles = (name: string, when: StyleCondition, z: number, trims: readonly string[]): BakePlan[] => [
  { name, kind: 'overlay', on: 'base', when: { ...when, 'ankles/ankles': ['rib'] }, z, trims },
  ...(['open', 'elastic'] as const).map(
    (ending): BakePlan => ({
      name: `${name}${ending === 'open' ? 'Open' : 'Elastic'}`,
      kind: 'overlay',
      on: `${ending}Ankle`,
      when: { ...when, 'ankles/ankles': [ending] },
      z,
      trims,
    }),
  ),
]

/** The base, its other ankles, and what lies on them. */
export const sweatpantsPlans: readonly BakePlan[] = [
  { name: 'base', kind: 'base', when: {}, z: 0, styles: baseStyles, trims: [] },
  {
    name: 'openAnkle',
    kind: 'patch',
    when: { 'ankles/ankles': ['open'] },
    z: 5,
    styles: { ...baseStyles, 'ankles/ankles': 'open' },
    trims: [],
    reach: 6,
    freeBelow: 26,
  },
  {
    name: 'elasticAnkle',
    kind: 'patch',
    when: { 'ankles/ankles': ['elastic'] },
    z: 5,
    styles: { ...baseStyles, 'ankles/ankles': 'elastic' },
    trims: [],
    reach: 6,
    freeBelow: 26,
    isFramedByBase: true,
  },
  ...onAnkles(
    'singleStripe',
    { 'legs/sideStripe': ['single'] },
    10,
    panels.map(name => `single-${name}`),
  ),
  ...onAnkles(
    'doubleStripe',
    { 'legs/sideStripe': ['double'] },
    10,
    panels.flatMap(name => [`inner-${name}`, `outer-${name}`]),
  ),
  onBase({ name: 'upperThread', when: contrast, z: 12, trims: ['upperThread'] }),
  // Ribs are pushed up: the cloth that falls over them hides their seam.
  ...(['open', 'elastic'] as const).map(
    (ending): BakePlan => ({
      name: ending === 'open' ? 'hemThread' : 'elasticThread',
      kind: 'overlay',
      on: `${ending}Ankle`,
      when: { ...contrast, 'ankles/ankles': [ending] },
      z: 12,
      trims: ['hemThread'],
    }),
  ),
  onBase({ name: 'sidePockets', when: slash, z: 20, trims: welts }),
  onBase({ name: 'backPocket', when: patch, z: 20, trims: ['backPocket'] }),
  onBase({ name: 'sideThread', when: { ...contrast, ...slash }, z: 22, over: welts, trims: ['sideThread'] }),
  onBase({
    name: 'backThread',
    when: { ...contrast, ...patch },
    z: 22,
    over: ['backPocket'],
    trims: ['backThread'],
  }),
  ...cordPlans('waist', ['left', 'right']),
]
