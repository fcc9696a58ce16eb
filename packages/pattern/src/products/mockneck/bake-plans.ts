import type { Styles } from '@teamloom/bakes/manifest.ts'
import { ringPlans } from '../../blocks/sleeve-rings.ts'
import type { BakePlan } from '../../pattern.ts'

const baseStyles: Styles = {
  'body/body': 'regular',
  'body/hem': 'rib',
  'body/sides': 'none',
  'body/topstitch': 'tonal',
  'sleeves/sleeves': 'setIn',
  'sleeves/cuffs': 'rib',
  'sleeves/stripes': 'none',
  'collar/collar': 'rib',
  'pocket/pocket': 'none',
}

const contrast = { 'body/topstitch': ['contrast'] }
const kangaroo = { 'pocket/pocket': ['kangaroo'] }
/** Fleece and jersey fall alike when they are folded double. */
const softCollars = ['self', 'jersey']

type Overlay = { readonly name: string; readonly z: number; readonly trims: readonly string[] }

function overlay(
  when: BakePlan['when'],
  on: string,
  { name, z, trims }: Overlay,
  over?: readonly string[],
): BakePlan {
  return { name, kind: 'overlay', when, z, on, trims, ...(over ? { over } : {}) }
}

/** What lies on the body down to its hem, once for each style of hem. */
function aboveHem(when: BakePlan['when'], { name, z, trims }: Overlay, over?: readonly string[]): BakePlan[] {
  return [
    overlay({ ...when, 'body/hem': ['rib'] }, 'base', { name: `${name}Rib`, z, trims }, over),
    overlay({ ...when, 'body/hem': ['open'] }, 'openHem', { name: `${name}Open`, z, trims }, over),
  ]
}

/** The base, what changes its drape, and what lies on it. */
export const mockneckPlans: readonly BakePlan[] = [
  { name: 'base', kind: 'base', when: {}, z: 0, styles: baseStyles, trims: [] },
  {
    name: 'openHem',
    kind: 'patch',
    when: { 'body/hem': ['open'] },
    z: 4,
    styles: { ...baseStyles, 'body/hem': 'open' },
    trims: [],
    reach: 5,
    freeBelow: 17,
  },
  {
    name: 'raglan',
    kind: 'patch',
    when: { 'sleeves/sleeves': ['raglan'], 'collar/collar': ['rib'] },
    z: 6,
    styles: { ...baseStyles, 'sleeves/sleeves': 'raglan' },
    trims: [],
    reach: 2,
  },
  {
    name: 'softCollar',
    kind: 'patch',
    when: { 'sleeves/sleeves': ['setIn'], 'collar/collar': softCollars },
    z: 6,
    styles: { ...baseStyles, 'collar/collar': 'self' },
    trims: [],
    reach: 2,
  },
  {
    name: 'softRaglan',
    kind: 'patch',
    when: { 'sleeves/sleeves': ['raglan'], 'collar/collar': softCollars },
    z: 6,
    styles: { ...baseStyles, 'collar/collar': 'self', 'sleeves/sleeves': 'raglan' },
    trims: [],
    reach: 2,
  },
  ...aboveHem({ 'body/sides': ['panels'] }, { name: 'sides', z: 10, trims: ['side-front', 'side-back'] }),
  ...ringPlans,
  overlay(contrast, 'base', { name: 'sleeveThread', z: 12, trims: ['sleeveThread'] }),
  overlay({ ...contrast, 'sleeves/sleeves': ['setIn'] }, 'base', {
    name: 'armholeThread',
    z: 12,
    trims: ['armholeThread'],
  }),
  overlay({ ...contrast, 'collar/collar': ['rib'] }, 'base', {
    name: 'neckThreadRib',
    z: 12,
    trims: ['neckThread'],
  }),
  overlay({ ...contrast, 'collar/collar': softCollars }, 'softCollar', {
    name: 'neckThreadSoft',
    z: 12,
    trims: ['neckThread'],
  }),
  ...aboveHem(contrast, { name: 'hemThread', z: 12, trims: ['hemThread'] }),
  ...aboveHem(kangaroo, { name: 'pocket', z: 20, trims: ['pocket'] }),
  ...aboveHem({ ...contrast, ...kangaroo }, { name: 'pocketThread', z: 22, trims: ['pocketThread'] }, [
    'pocket',
  ]),
]
