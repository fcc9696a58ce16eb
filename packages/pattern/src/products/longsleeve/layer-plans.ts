import type { Styles } from '@teamloom/layers/manifest.ts'
import { ringLayers } from '../../blocks/sleeve-rings.ts'
import type { LayerPlan } from '../../pattern.ts'
import { jerseyShirtLayers } from '../../plans/jersey-shirt-layers.ts'

const baseStyles: Styles = {
  'body/body': 'regular',
  'body/topstitch': 'tonal',
  'sleeves/sleeves': 'setIn',
  'sleeves/cuffs': 'rib',
  'sleeves/stripes': 'none',
  'collar/collar': 'crew',
  'collar/neckTape': 'tape',
  'pocket/pocket': 'none',
}

/** The base, what changes its drape, and what lies on it. */
export const longsleeveLayers: readonly LayerPlan[] = jerseyShirtLayers(baseStyles, {
  cuffs: {
    name: 'hemmedSleeves',
    kind: 'patch',
    when: { 'sleeves/cuffs': ['hemmed'] },
    z: 5,
    styles: { ...baseStyles, 'sleeves/cuffs': 'hemmed' },
    trims: [],
    reach: 5,
    freeBelow: 17,
  },
  sleeveThread: { cuffThread: ['rib', 'base'], sleeveThread: ['hemmed', 'hemmedSleeves'] },
  stripes: ringLayers,
})
