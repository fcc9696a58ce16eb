import { planSockLayers } from '../../blocks/sock-kit.ts'
import type { LayerPlan } from '../../pattern.ts'
import { casualSocksKit } from './spec.ts'

export const casualSocksLayers: readonly LayerPlan[] = planSockLayers(casualSocksKit, {
  'leg/leg': 'rib',
  'leg/cuff': 'contrast',
  'leg/stripes': 'double',
  'leg/cuffStripes': 'none',
  'foot/foot': 'flat',
  'foot/heel': 'contrast',
  'foot/toe': 'contrast',
  'foot/arch': 'none',
})
