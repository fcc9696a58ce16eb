import type { Styles } from '@teamloom/layers/manifest.ts'
import type { LayerPlan } from '../../blocks/pattern.ts'

const baseStyles: Styles = {
  'body/body': 'fitted',
  'body/hem': 'straight',
  'body/topstitch': 'tonal',
  'sleeves/sleeves': 'setIn',
  'collar/collar': 'scoop',
  'collar/neckTape': 'tape',
  'pocket/pocket': 'none',
}

const trims = ['neckLabel']
const contrast = { 'body/topstitch': ['contrast'] }
const patchPocket = { 'pocket/pocket': ['patch'] }

/** What is sewn for each style that changes the drape: the base, or a patch of it. */
const drapes = {
  'collar/collar': { scoop: 'base', crew: 'crewCollar', v: 'vCollar' },
  'sleeves/sleeves': { setIn: 'base', cap: 'capSleeves' },
  'body/hem': { straight: 'base', curved: 'curvedHem' },
} as const

/** The threads or tapes of a seam, once for each layer that they can lie on. */
function onEach(
  element: keyof typeof drapes,
  name: string,
  z: number,
  when: LayerPlan['when'],
  trim: string,
): LayerPlan[] {
  return Object.entries(drapes[element]).map(
    ([style, on]): LayerPlan => ({
      name: `${name}-${style}`,
      kind: 'overlay',
      when: { ...when, [element]: [style] },
      z,
      on,
      trims: [trim],
    }),
  )
}

/** The base, what changes its drape, and what lies on it. */
export const womanTshirtLayers: readonly LayerPlan[] = [
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
    (style): LayerPlan => ({
      name: `${style}Collar`,
      kind: 'patch',
      when: { 'collar/collar': [style] },
      z: 6,
      styles: { ...baseStyles, 'collar/collar': style },
      trims,
      reach: 2.6,
    }),
  ),
  ...onEach('collar/collar', 'tape', 10, {}, 'neckTape'),
  ...onEach('body/hem', 'hemThread', 12, contrast, 'hemThread'),
  ...onEach('sleeves/sleeves', 'sleeveThread', 12, contrast, 'sleeveThread'),
  ...onEach('collar/collar', 'neckThread', 12, contrast, 'neckThread'),
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
