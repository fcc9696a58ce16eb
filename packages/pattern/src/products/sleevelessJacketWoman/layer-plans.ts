import type { LayerPlan } from '../../pattern.ts'
import { jacketLayers } from '../../plans/jacket-layers.ts'

export const sleevelessJacketWomanLayers: readonly LayerPlan[] = jacketLayers(
  {
    'body/body': 'chevrons',
    'body/sides': 'tonal',
    'body/hem': 'bound',
    'body/lining': 'lined',
    'body/topstitch': 'tonal',
    'collar/collar': 'stand',
    'collar/lining': 'lined',
    'armholes/armholes': 'elastic',
    'zip/zip': 'coil',
    'zip/puller': 'tab',
    'pocket/pocket': 'zipped',
    'pocket/chest': 'none',
  },
  ['chevrons', 'onion', 'plain'],
)
