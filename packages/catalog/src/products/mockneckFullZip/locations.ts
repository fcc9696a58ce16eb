import type { LocationDefinition } from '../../definition.ts'
import { cuffEdges, openingEdges, placeOf, whenStyle } from '../../places.ts'

const kangaroo = whenStyle('pocket/pocket', 'kangaroo')

/** Places beside the zip, never over it; each lies on its panel in every size. */
export const mockneckFullZipLocations: readonly LocationDefinition[] = [
  placeOf('leftChest', [4.3, 4.6], [4, 3.5]),
  placeOf('rightChest', [-4.3, 4.6], [4, 3.5]),
  placeOf('upperBack', [0, 5], [10, 4]),
  placeOf('fullBack', [0, 11.5], [12, 14]),
  placeOf('leftSleeve', [0, 11], [3.5, 13]),
  placeOf('rightSleeve', [0, 11], [3.5, 13]),
  placeOf('leftPocket', [2.5, 4.4], [2.5, 3.5], { needs: kangaroo }),
  placeOf('rightPocket', [-2.5, 4.4], [2.5, 3.5], { needs: kangaroo }),
  placeOf('leftChestPatch', [4.3, 4.6], [3.5, 3.5]),
  placeOf('upperBackPatch', [0, 5], [10, 4]),
  placeOf('leftSleevePatch', [0, 6.5], [3, 3]),
  placeOf('rightSleevePatch', [0, 6.5], [3, 3]),
  placeOf('sleeveTag', [0, 19], [1.5, 1.5]),
  ...cuffEdges(3.1),
  ...openingEdges([5.26, 2.1], 65, kangaroo, ['leftPocket']),
  placeOf('neckTag', [0, 1.4], [2, 1]),
  placeOf('backNumber', [0, 11.2], [12, 8.4]),
]
