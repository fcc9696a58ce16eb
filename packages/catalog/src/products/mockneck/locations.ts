import type { LocationDefinition } from '../../definition.ts'
import { cuffEdges, hemEdge, openingEdges, placeOf, whenStyle } from '../../places.ts'

/** Each lies on its panel in every size. */
export const mockneckLocations: readonly LocationDefinition[] = [
  placeOf('centerChest', [0, 6], [10, 6]),
  placeOf('leftChest', [4.3, 4.4], [4, 3.5]),
  placeOf('rightChest', [-4.3, 4.4], [4, 3.5]),
  placeOf('fullFront', [0, 8.5], [12, 10]),
  placeOf('upperBack', [0, 5], [10, 4]),
  placeOf('fullBack', [0, 12], [12, 15]),
  placeOf('leftSleeve', [0, 11], [3.5, 14]),
  placeOf('rightSleeve', [0, 11], [3.5, 14]),
  placeOf('pocket', [0, 4.2], [7, 5], {
    needs: [{ partName: 'pocket', elementName: 'pocket', styleNames: ['kangaroo'] }],
  }),
  placeOf('centerChestPatch', [0, 6], [8, 4]),
  placeOf('leftChestPatch', [4.3, 4], [3.5, 3.5]),
  placeOf('upperBackPatch', [0, 5], [10, 4]),
  placeOf('leftSleevePatch', [0, 6.5], [3, 3]),
  placeOf('rightSleevePatch', [0, 6.5], [3, 3]),
  placeOf('hemTag', [-4, 1.25], [1.5, 1.5], { needs: whenStyle('body/hem', 'rib') }),
  hemEdge([-6, 2.5], { needs: whenStyle('body/hem', 'rib') }),
  placeOf('sleeveTag', [0, 19.4], [1.5, 1.5]),
  ...cuffEdges(2.6),
  ...openingEdges([5.26, 2.18], 65.8, whenStyle('pocket/pocket', 'kangaroo')),
  placeOf('neckTag', [0, 1.4], [2, 1]),
  placeOf('backNumber', [0, 11.2], [12, 8.4]),
]
