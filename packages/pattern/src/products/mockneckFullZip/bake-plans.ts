import type { Styles } from '@teamloom/bakes/manifest.ts'
import { namesOfTips } from '../../blocks/rib-tipping.ts'
import { namesOfZippedSlit } from '../../blocks/slit-pocket.ts'
import type { BakePlan } from '../../pattern.ts'
import { contrastThread, stitchedPlans } from '../../plans/hooded-top-plans.ts'
import { zipPlans } from '../../plans/zip-plans.ts'

const styles: Styles = {
  'body/body': 'regular',
  'body/hem': 'rib',
  'body/tipping': 'double',
  'body/sides': 'none',
  'body/topstitch': 'tonal',
  'sleeves/sleeves': 'raglan',
  'sleeves/cuffs': 'rib',
  'collar/collar': 'rib',
  'zip/zip': 'moulded',
  'zip/puller': 'tab',
  'pocket/pocket': 'welt',
}

/** Collar and hem, both parted by the zip, and the cuffs. */
const stretchesOfRib = 6
const zippedPieces = ['collar', 'front', 'hemBand']
const slits = ['left', 'right'].map(side => `pocket-${side}`)

export const mockneckFullZipPlans: readonly BakePlan[] = [
  { name: 'base', kind: 'base', when: {}, z: 0, styles, trims: [] },
  {
    name: 'setIn',
    kind: 'patch',
    when: { 'sleeves/sleeves': ['setIn'] },
    z: 6,
    styles: { ...styles, 'sleeves/sleeves': 'setIn' },
    trims: [],
    reach: 2,
  },
  {
    name: 'sides',
    kind: 'overlay',
    when: { 'body/sides': ['panels'] },
    z: 10,
    on: 'base',
    trims: ['side-front', 'side-back'],
  },
  ...(['single', 'double'] as const).map(
    (style): BakePlan => ({
      name: `${style}Tipping`,
      kind: 'overlay',
      when: { 'body/tipping': [style] },
      z: 10,
      on: 'base',
      trims: namesOfTips(style, stretchesOfRib),
    }),
  ),
  // On a raglan the neck's seam lies in two colours: its thread is painted on the set-in body, where it is one.
  { name: 'thread', kind: 'overlay', when: contrastThread, z: 12, on: 'setIn', trims: ['thread'] },
  {
    name: 'armholeThread',
    kind: 'overlay',
    when: { ...contrastThread, 'sleeves/sleeves': ['setIn'] },
    z: 12,
    on: 'setIn',
    trims: ['armholeThread'],
  },
  ...zipPlans(zippedPieces.flatMap(on => ['left', 'right'].map(side => `zipEdge-${on}-${side}`))),
  ...stitchedPlans('welts', { 'pocket/pocket': ['welt'] }, 20, ['welt-left', 'welt-right'], 'weltThread'),
  {
    name: 'zippedPockets',
    kind: 'overlay',
    when: { 'pocket/pocket': ['zipped'] },
    z: 20,
    on: 'base',
    trims: slits.flatMap(namesOfZippedSlit),
  },
  ...stitchedPlans(
    'kangaroo',
    { 'pocket/pocket': ['kangaroo'] },
    20,
    ['leftPocket', 'rightPocket'],
    'kangarooThread',
  ),
]
