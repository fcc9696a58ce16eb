import type { LocationDefinition } from '../../definition.ts'
import { placeOf, whenStyle } from '../../places.ts'

/** Places beside the zip; each lies on its panel in every size. */
export const sleevelessJacketWomanLocations: readonly LocationDefinition[] = [
  placeOf('leftChest', [3, 4.2], [2.5, 2.25], { needs: whenStyle('pocket/chest', 'none') }),
  placeOf('rightChest', [-3, 4.2], [2.5, 2.25]),
  placeOf('upperBack', [0, 4], [7.5, 3]),
  placeOf('fullBack', [0, 11], [10, 11]),
  placeOf('leftChestPatch', [3, 4.2], [2.5, 2.25], { needs: whenStyle('pocket/chest', 'none') }),
  placeOf('upperBackPatch', [0, 4], [7.5, 3]),
  placeOf('hemTag', [4, 17], [1.5, 1.5], { panel: 'front' }),
  placeOf('neckTag', [0, 1.2], [2, 1]),
  placeOf('collarLining', [0, -1.8], [15.5, 3.2], { seam: { ends: 8.863 } }),
  placeOf('backNumber', [0, 9.7], [10, 8.4]),
]
