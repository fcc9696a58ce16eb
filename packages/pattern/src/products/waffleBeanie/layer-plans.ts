import { planHatLayers } from '../../blocks/hat-kit.ts'
import type { LayerPlan } from '../../pattern.ts'
import { waffleBeanieKit } from './spec.ts'

export const waffleBeanieLayers: readonly LayerPlan[] = planHatLayers(waffleBeanieKit, {
  'crown/crown': 'waffle',
  'crown/panels': 'plain',
  'crown/stripes': 'none',
  'crown/seams': 'tonal',
  'cuff/cuff': 'folded',
  'cuff/cuffStripes': 'none',
  'label/label': 'none',
})
