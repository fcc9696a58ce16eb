import type { Styles } from '@teamloom/layers/manifest.ts'
import type { LayerPlan } from '../../pattern.ts'
import { jerseyShirtLayers } from '../../plans/jersey-shirt-layers.ts'

const baseStyles: Styles = {
  'body/body': 'regular',
  'body/topstitch': 'tonal',
  'sleeves/sleeves': 'setIn',
  'sleeves/cuffs': 'hemmed',
  'collar/collar': 'crew',
  'collar/neckTape': 'tape',
  'pocket/pocket': 'none',
}

/** The base, what changes its drape, and what lies on it. */
export const tshirtLayers: readonly LayerPlan[] = jerseyShirtLayers(baseStyles, {
  cuffs: {
    name: 'ribCuffs',
    kind: 'patch',
    when: { 'sleeves/cuffs': ['rib'] },
    z: 5,
    styles: { ...baseStyles, 'sleeves/cuffs': 'rib' },
    trims: [],
    reach: 2.2,
  },
  sleeveThread: { sleeveThread: ['hemmed', 'base'], cuffThread: ['rib', 'ribCuffs'] },
})
