import type { Styles } from '@teamloom/layers/manifest.ts'
import type { LayerPlan } from '../../blocks/pattern.ts'

const baseStyles: Styles = {
  'hood/hood': 'twoPanel',
  'hood/lining': 'self',
  'hood/drawstring': 'round',
  'hood/eyelets': 'metal',
  'body/body': 'regular',
  'body/topstitch': 'tonal',
  'body/hem': 'rib',
  'sleeves/sleeves': 'setIn',
  'sleeves/cuffs': 'rib',
  'pocket/pocket': 'kangaroo',
}

const contrast = { 'body/topstitch': ['contrast'] }
const kangaroo = { 'pocket/pocket': ['kangaroo'] }

/** The base and what lies on it. */
export const hoodieLayers: readonly LayerPlan[] = [
  { name: 'base', kind: 'base', when: {}, z: 0, styles: baseStyles, trims: ['neckLabel'] },
  { name: 'thread', kind: 'overlay', when: contrast, z: 12, on: 'base', trims: ['thread'] },
  { name: 'pocket', kind: 'overlay', when: kangaroo, z: 20, on: 'base', trims: ['pocket'] },
  {
    name: 'pocketThread',
    kind: 'overlay',
    when: { ...contrast, ...kangaroo },
    z: 22,
    on: 'base',
    over: ['pocket'],
    trims: ['pocketThread'],
  },
  {
    name: 'eyelets',
    kind: 'overlay',
    // Without a cord they are unavailable, whatever style they are in.
    when: { 'hood/eyelets': ['metal'], 'hood/drawstring': ['round', 'flat'] },
    z: 30,
    on: 'base',
    trims: ['eyelet-leftHood', 'eyelet-rightHood'],
  },
  ...(['round', 'flat'] as const).map(
    (style): LayerPlan => ({
      name: `${style}Cord`,
      kind: 'overlay',
      when: { 'hood/drawstring': [style] },
      z: 40,
      on: 'base',
      trims: [`${style}Cord-leftHood`, `${style}Cord-rightHood`],
    }),
  ),
]
