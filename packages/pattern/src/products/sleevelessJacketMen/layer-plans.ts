import type { LayerPlan } from '../../pattern.ts'
import { jacketLayers } from '../../plans/jacket-layers.ts'

export const sleevelessJacketMenLayers: readonly LayerPlan[] = jacketLayers(
  {
    'body/body': 'channels',
    'body/yoke': 'tonal',
    'body/hem': 'bound',
    'body/lining': 'lined',
    'body/topstitch': 'tonal',
    'collar/collar': 'stand',
    'collar/lining': 'lined',
    'armholes/armholes': 'elastic',
    'zip/zip': 'moulded',
    'zip/puller': 'tab',
    'pocket/pocket': 'zipped',
    'pocket/chest': 'none',
  },
  ['channels', 'diamonds', 'plain'],
)
