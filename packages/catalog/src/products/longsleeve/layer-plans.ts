import type { Styles } from '@teamloom/layers/manifest.ts'
import type { LayerPlan } from '../../blocks/pattern.ts'
import { namesOfRings } from '../../blocks/sleeve-rings.ts'

const baseStyles: Styles = {
  'body/body': 'regular',
  'body/topstitch': 'tonal',
  'sleeves/sleeves': 'setIn',
  'sleeves/cuffs': 'rib',
  'sleeves/stripes': 'none',
  'collar/collar': 'crew',
  'collar/neckTape': 'tape',
  'pocket/pocket': 'none',
}

const trims = ['neckLabel']
const contrast = { 'body/topstitch': ['contrast'] }
const patchPocket = { 'pocket/pocket': ['patch'] }

/** The base, what changes its drape, and what lies on it. */
export const longsleeveLayers: readonly LayerPlan[] = [
  { name: 'base', kind: 'base', when: {}, z: 0, styles: baseStyles, trims },
  {
    name: 'hemmedSleeves',
    kind: 'patch',
    when: { 'sleeves/cuffs': ['hemmed'] },
    z: 5,
    styles: { ...baseStyles, 'sleeves/cuffs': 'hemmed' },
    trims: [],
    reach: 5,
    freeBelow: 17,
  },
  {
    name: 'raglan',
    kind: 'patch',
    when: { 'sleeves/sleeves': ['raglan'], 'collar/collar': ['crew'] },
    z: 6,
    styles: { ...baseStyles, 'sleeves/sleeves': 'raglan' },
    trims,
    reach: 2,
  },
  {
    name: 'vCollar',
    kind: 'patch',
    when: { 'sleeves/sleeves': ['setIn'], 'collar/collar': ['v'] },
    z: 6,
    styles: { ...baseStyles, 'collar/collar': 'v' },
    trims,
    reach: 3.2,
  },
  {
    name: 'vRaglan',
    kind: 'patch',
    when: { 'sleeves/sleeves': ['raglan'], 'collar/collar': ['v'] },
    z: 6,
    styles: { ...baseStyles, 'collar/collar': 'v', 'sleeves/sleeves': 'raglan' },
    trims,
    reach: 3.2,
  },
  {
    name: 'tapeCrew',
    kind: 'overlay',
    when: { 'collar/collar': ['crew'] },
    z: 10,
    on: 'base',
    trims: ['neckTape'],
  },
  {
    name: 'tapeV',
    kind: 'overlay',
    when: { 'collar/collar': ['v'] },
    z: 10,
    on: 'vCollar',
    trims: ['neckTape'],
  },
  ...(['single', 'double'] as const).map(
    (style, i): LayerPlan => ({
      name: `${style}Stripes`,
      kind: 'overlay',
      when: { 'sleeves/stripes': [style] },
      z: 11,
      on: 'base',
      trims: namesOfRings(style, i + 1),
    }),
  ),
  { name: 'bodyThread', kind: 'overlay', when: contrast, z: 12, on: 'base', trims: ['bodyThread'] },
  {
    name: 'cuffThread',
    kind: 'overlay',
    when: { ...contrast, 'sleeves/cuffs': ['rib'] },
    z: 12,
    on: 'base',
    trims: ['sleeveThread'],
  },
  {
    name: 'sleeveThread',
    kind: 'overlay',
    when: { ...contrast, 'sleeves/cuffs': ['hemmed'] },
    z: 12,
    on: 'hemmedSleeves',
    trims: ['sleeveThread'],
  },
  {
    name: 'neckThreadCrew',
    kind: 'overlay',
    when: { ...contrast, 'collar/collar': ['crew'] },
    z: 12,
    on: 'base',
    trims: ['neckThread'],
  },
  {
    name: 'neckThreadV',
    kind: 'overlay',
    when: { ...contrast, 'collar/collar': ['v'] },
    z: 12,
    on: 'vCollar',
    trims: ['neckThread'],
  },
  { name: 'pocket', kind: 'overlay', when: patchPocket, z: 20, on: 'base', trims: ['pocket'] },
  {
    name: 'pocketThread',
    kind: 'overlay',
    when: { ...contrast, ...patchPocket },
    z: 22,
    on: 'base',
    over: ['pocket'],
    trims: ['pocketThread'],
  },
]
