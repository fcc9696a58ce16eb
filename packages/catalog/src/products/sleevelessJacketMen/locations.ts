import type { LocationDefinition } from '../../definition.ts'
import { placeOf, whenStyle } from '../../places.ts'

/** Places beside the zip, as flat as the shell allows; each lies on its panel in every size. */
export const sleevelessJacketMenLocations: readonly LocationDefinition[] = [
  placeOf('leftChest', [3.8, 6.3], [3.25, 2.5], { needs: whenStyle('pocket/chest', 'none') }),
  placeOf('rightChest', [-3.8, 6.3], [3.25, 2.5]),
  placeOf('upperBack', [0, 5], [9, 3]),
  placeOf('fullBack', [0, 13], [12, 12]),
  placeOf('leftChestPatch', [3.8, 6.3], [3, 2.5], { needs: whenStyle('pocket/chest', 'none') }),
  placeOf('upperBackPatch', [0, 5], [9, 3]),
  placeOf('hemTag', [5, 19.5], [1.5, 1.5], { panel: 'front' }),
  placeOf('neckTag', [0, 1.4], [2, 1]),
  placeOf('collarLining', [0, -1.65], [17, 2.9], { seam: { ends: 9.765 } }),
  placeOf('backNumber', [0, 10.7], [12, 8.4]),
]
