import type { LayerPlan } from '../../pattern.ts'
import { vestLayers } from '../../plans/vest-layers.ts'

export const sleevelessPolarLayers: readonly LayerPlan[] = vestLayers({
  'body/body': 'regular',
  'body/yoke': 'tonal',
  'body/sides': 'tonal',
  'body/hem': 'bound',
  'body/topstitch': 'tonal',
  'collar/collar': 'stand',
  'collar/lining': 'lined',
  'armholes/armholes': 'elastic',
  'zip/zip': 'moulded',
  'zip/puller': 'tab',
  'pocket/pocket': 'zipped',
  'pocket/chest': 'none',
})
