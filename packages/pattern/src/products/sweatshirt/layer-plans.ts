import type { Styles } from '@teamloom/layers/manifest.ts'
import { ringLayers } from '../../blocks/sleeve-rings.ts'
import type { LayerPlan } from '../../pattern.ts'
import { collaredTopLayers } from '../../plans/collared-top-layers.ts'
import { stitchedLayers } from '../../plans/hooded-top-layers.ts'

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
export const sweatshirtLayers: readonly LayerPlan[] = [
  ...collaredTopLayers(baseStyles, ['neckLabel']),
  { name: 'neckTape', kind: 'overlay', when: {}, z: 10, on: 'base', trims: ['neckTape'] },
  ...ringLayers,
  ...stitchedLayers('ribV', { 'collar/vInsert': ['rib'] }, 14, ['ribV'], 'ribVThread'),
  ...stitchedLayers('selfV', { 'collar/vInsert': ['self'] }, 14, ['selfV'], 'selfVThread'),
  ...stitchedLayers('pocket', { 'pocket/pocket': ['kangaroo'] }, 20, ['pocket'], 'pocketThread'),
]
