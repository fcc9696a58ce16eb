import { planHatLayers } from '../../blocks/hat-kit.ts'
import type { LayerPlan } from '../../pattern.ts'
import { pompomBeanieKit } from './spec.ts'

export const pompomBeanieLayers: readonly LayerPlan[] = planHatLayers(pompomBeanieKit, {
  'crown/crown': 'chunky',
  'crown/panels': 'plain',
  'crown/stripes': 'none',
  'cuff/cuff': 'folded',
  'cuff/cuffStripes': 'none',
  'label/label': 'none',
  'pom/pom': 'yarn',
})
