import { planSockLayers } from '../../blocks/sock-kit.ts'
import type { LayerPlan } from '../../pattern.ts'
import { sportSocksKit } from './spec.ts'

export const sportSocksLayers: readonly LayerPlan[] = planSockLayers(sportSocksKit, {
  'leg/leg': 'rib',
  'leg/cuff': 'matching',
  'leg/stripes': 'double',
  'foot/foot': 'terry',
  'foot/instep': 'terry',
  'foot/heel': 'contrast',
  'foot/toe': 'contrast',
  'foot/arch': 'band',
})
