import { planHatLayers } from '../../blocks/hat-kit.ts'
import type { LayerPlan } from '../../pattern.ts'
import { beanieKit } from './spec.ts'

export const beanieLayers: readonly LayerPlan[] = planHatLayers(beanieKit, {
  'crown/crown': 'rib',
  'crown/panels': 'plain',
  'crown/stripes': 'none',
  'cuff/cuff': 'folded',
  'cuff/cuffStripes': 'none',
  'label/label': 'none',
})
