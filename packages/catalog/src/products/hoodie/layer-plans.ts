import {
  crownStripeLayer,
  hoodedTopLayers,
  hoodedTopStyles,
  stitchedLayers,
} from '../../blocks/hooded-top-layers.ts'
import type { LayerPlan } from '../../blocks/pattern.ts'

/** The base and what lies on it. */
export const hoodieLayers: readonly LayerPlan[] = [
  ...hoodedTopLayers({ ...hoodedTopStyles, 'pocket/pocket': 'kangaroo' }),
  crownStripeLayer(),
  ...stitchedLayers('pocket', { 'pocket/pocket': ['kangaroo'] }, 20, ['pocket'], 'pocketThread'),
]
