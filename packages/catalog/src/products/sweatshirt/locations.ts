import type { LocationDefinition } from '../../definition.ts'
import { cuffEdges, hemEdge, openingEdges, placeOf, whenStyle } from '../../places.ts'

/** Each lies on its panel in every size. */
export const sweatshirtLocations: readonly LocationDefinition[] = [
  placeOf('centerChest', [0, 6.2], [10, 6]),
  placeOf('leftChest', [4.1, 4.6], [4, 3.5]),
  placeOf('rightChest', [-4.1, 4.6], [4, 3.5]),
  placeOf('fullFront', [0, 9.5], [12, 12]),
  placeOf('upperBack', [0, 4.5], [10, 4]),
  placeOf('fullBack', [0, 11], [12, 15]),
  placeOf('leftSleeve', [0, 10.8], [3.5, 13]),
  placeOf('rightSleeve', [0, 10.8], [3.5, 13]),
  placeOf('pocket', [0, 4], [6.5, 4.5], { needs: whenStyle('pocket/pocket', 'kangaroo') }),
  placeOf('centerChestPatch', [0, 6], [8, 4]),
  placeOf('leftChestPatch', [4.3, 4], [3.5, 3.5]),
  placeOf('upperBackPatch', [0, 5], [10, 4]),
  placeOf('leftSleevePatch', [0, 6.5], [3, 3]),
  placeOf('rightSleevePatch', [0, 6.5], [3, 3]),
  placeOf('hemTag', [-4, 1.25], [1.5, 1.5]),
  hemEdge([-6, 2.6]),
  placeOf('sleeveTag', [0, 19.4], [1.5, 1.5]),
  ...cuffEdges(2.7),
  ...openingEdges([5.02, 2.06], 65.9, whenStyle('pocket/pocket', 'kangaroo'), ['pocket']),
  placeOf('neckTag', [0, 1.4], [2, 1]),
  placeOf('backNumber', [0, 10.7], [12, 8.4]),
]
