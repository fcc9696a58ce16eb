import type { LayerPlan } from '../../pattern.ts'
import { collaredTopLayers } from '../../plans/collared-top-layers.ts'
import { stitchedLayers } from '../../plans/hooded-top-layers.ts'
import { zipLayers } from '../../plans/zip-layers.ts'

const edges = ['zipEdge-collar-left', 'zipEdge-collar-right', 'zipEdge-front']

export const pulloverZipLayers: readonly LayerPlan[] = [
  ...collaredTopLayers({
    'body/body': 'regular',
    'body/hem': 'rib',
    'body/yoke': 'none',
    'body/sides': 'none',
    'body/topstitch': 'tonal',
    'sleeves/sleeves': 'setIn',
    'sleeves/cuffs': 'rib',
    'collar/collar': 'stand',
    'collar/lining': 'lined',
    'zip/zip': 'moulded',
    'zip/puller': 'tab',
    'pocket/pocket': 'none',
  }),
  ...zipLayers(edges),
  ...stitchedLayers('pocket', { 'pocket/pocket': ['kangaroo'] }, 20, ['pocket'], 'pocketThread'),
]
