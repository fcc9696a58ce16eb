import type { LocationDefinition } from '../../definition.ts'
import { cuffEdges, hemEdge, openingEdges, placeOf, whenStyle } from '../../places.ts'

/** Each lies on its panel in every size; those on the front's middle keep below the zip, which a half zip leaves no room for. */
export const pulloverZipLocations: readonly LocationDefinition[] = [
  placeOf('centerChest', [0, 10], [9, 4], { needs: whenStyle('zip/length', 'quarter') }),
  placeOf('leftChest', [4.3, 4.6], [3.75, 3.5]),
  placeOf('rightChest', [-4.3, 4.6], [3.75, 3.5]),
  placeOf('upperBack', [0, 5], [10, 4]),
  placeOf('fullBack', [0, 12], [12, 15]),
  placeOf('leftSleeve', [0, 11], [3.5, 14]),
  placeOf('rightSleeve', [0, 11], [3.5, 14]),
  placeOf('pocket', [0, 4.2], [7, 5], { needs: whenStyle('pocket/pocket', 'kangaroo') }),
  placeOf('leftChestPatch', [4.3, 4.6], [3.5, 3.5]),
  placeOf('upperBackPatch', [0, 5], [10, 4]),
  placeOf('leftSleevePatch', [0, 6.5], [3, 3]),
  placeOf('rightSleevePatch', [0, 6.5], [3, 3]),
  placeOf('hemTag', [-4, 1.25], [1.5, 1.5]),
  hemEdge([-6, 2.5]),
  placeOf('sleeveTag', [0, 19.4], [1.5, 1.5]),
  ...cuffEdges(2.6),
  ...openingEdges([5.26, 2.18], 65.8, whenStyle('pocket/pocket', 'kangaroo'), ['pocket']),
  placeOf('neckTag', [0, 1.4], [2, 1]),
  placeOf('collarLining', [0, -1.55], [16, 2.5], { seam: { ends: 8.96 } }),
  placeOf('backNumber', [0, 11.2], [12, 8.4]),
]
