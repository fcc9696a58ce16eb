import type { LayerPlan } from '../../pattern.ts'
import { stitchedLayers } from '../../plans/hooded-top-layers.ts'
import {
  chestPocketLayers,
  placketLayers,
  polarSnapLayers,
  polarSnapStyles,
} from '../../plans/polar-snap-top-layers.ts'

/** Inches down the front at which its studs sit. */
export const snapsDown: readonly number[] = [0.5, 3.1, 5.7]

export const pulloverSnapLayers: readonly LayerPlan[] = [
  ...polarSnapLayers({ ...polarSnapStyles, 'pocket/pocket': 'flap' }),
  ...placketLayers({ collar: 1, front: snapsDown.length }),
  ...chestPocketLayers({ 'pocket/pocket': ['flap'] }),
  ...stitchedLayers('patchPocket', { 'pocket/pocket': ['patch'] }, 20, ['patchPocket'], 'patchPocketThread'),
]
