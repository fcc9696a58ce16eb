import type { LayerPlan } from '../../pattern.ts'
import { hoodedTopLayers, hoodedTopStyles, stitchedLayers } from '../../plans/hooded-top-layers.ts'
import { zipLayers } from '../../plans/zip-layers.ts'

const edges = ['zipEdge-front-left', 'zipEdge-front-right', 'zipEdge-hemBand-left', 'zipEdge-hemBand-right']

/** The hoodie's base and what it shares with it, the zip, the parted pocket. */
export const hoodieZipLayers: readonly LayerPlan[] = [
  ...hoodedTopLayers(
    {
      ...hoodedTopStyles,
      'pocket/pocket': 'kangaroo',
      'zip/zip': 'moulded',
      'zip/puller': 'tab',
    },
    'hoodie',
  ),
  ...zipLayers(edges),
  ...stitchedLayers(
    'pocket',
    { 'pocket/pocket': ['kangaroo'] },
    20,
    ['leftPocket', 'rightPocket'],
    'pocketThread',
  ),
]
