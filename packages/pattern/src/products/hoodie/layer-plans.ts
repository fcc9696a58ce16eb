import type { LayerPlan } from '../../pattern.ts'
import {
  crossoverLayers,
  hoodedTopLayers,
  hoodedTopStyles,
  meetingAtThroat,
  stitchedLayers,
} from '../../plans/hooded-top-layers.ts'

const styles = { ...hoodedTopStyles, 'pocket/pocket': 'kangaroo' }

/** The base, the crossover hood, and what lies on both. */
export const hoodieLayers: readonly LayerPlan[] = [
  ...hoodedTopLayers(styles).map(meetingAtThroat),
  ...crossoverLayers(styles),
  ...stitchedLayers('pocket', { 'pocket/pocket': ['kangaroo'] }, 20, ['pocket'], 'pocketThread'),
]
