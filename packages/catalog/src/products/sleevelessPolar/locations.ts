import type { LocationDefinition } from '../../definition.ts'
import { layerRef } from '../../place-cloth.ts'
import { placeOf, whenStyle } from '../../places.ts'

/** Places beside the zip and below the yoke; each lies on its panel in every size. */
export const sleevelessPolarLocations: readonly LocationDefinition[] = [
  placeOf('leftChest', [3.7, 5.6], [3.25, 3], { needs: whenStyle('pocket/chest', 'none') }),
  placeOf('rightChest', [-3.7, 5.6], [3.25, 3]),
  placeOf('upperBack', [0, 5.4], [9, 3.5]),
  placeOf('fullBack', [0, 13], [12, 14]),
  placeOf('pocket', [0, 2.5], [3, 2.5], {
    cloth: [layerRef('pocket/chest')],
    needs: whenStyle('pocket/chest', 'patch'),
  }),
  placeOf('leftChestPatch', [3.7, 5.6], [3, 3], { needs: whenStyle('pocket/chest', 'none') }),
  placeOf('upperBackPatch', [0, 5.4], [9, 3.5]),
  placeOf('hemTag', [5, 19.5], [1.5, 1.5], { panel: 'front' }),
  placeOf('neckTag', [0, 1.4], [2, 1]),
  placeOf('collarLining', [0, -1.55], [16, 2.5], { seam: { ends: 9.147 } }),
  placeOf('backNumber', [0, 11.35], [12, 8.4]),
]
