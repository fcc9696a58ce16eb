import type { LocationDefinition } from '../../definition.ts'
import { cuffEdges, hemEdge, hoodLinings, placeOf, whenStyle } from '../../places.ts'
import { womanHoodSeam } from './hood-seam.ts'

/** Each lies on its panel in every size; those on the front keep above the pocket. */
export const hoodieWomanLocations: readonly LocationDefinition[] = [
  placeOf('centerChest', [0, 5.2], [9, 6]),
  placeOf('leftChest', [3.7, 4], [3.5, 3.25]),
  placeOf('rightChest', [-3.7, 4], [3.5, 3.25]),
  placeOf('fullFront', [0, 6.4], [10, 9]),
  placeOf('upperBack', [0, 9.5], [9, 4]),
  placeOf('fullBack', [0, 11], [11, 12]),
  placeOf('leftSleeve', [0, 10.5], [3, 12]),
  placeOf('rightSleeve', [0, 10.5], [3, 12]),
  placeOf('pocket', [0, 3.7], [6, 4.4], { needs: whenStyle('pocket/pocket', 'kangaroo') }),
  placeOf('leftChestPatch', [3.7, 4], [3, 3]),
  placeOf('centerChestPatch', [0, 5.2], [7, 4]),
  placeOf('upperBackPatch', [0, 9.5], [9, 4]),
  placeOf('leftSleevePatch', [0, 6.5], [2.75, 2.75]),
  placeOf('rightSleevePatch', [0, 6.5], [2.75, 2.75]),
  placeOf('hemTag', [-3.5, 1.25], [1.5, 1.5], { needs: whenStyle('body/hem', 'rib') }),
  hemEdge([-5.5, 2.8], { needs: whenStyle('body/hem', 'rib') }),
  placeOf('sleeveTag', [0, 18], [1.5, 1.5]),
  ...cuffEdges(3),
  ...hoodLinings(womanHoodSeam),
  placeOf('backNumber', [0, 15.7], [11, 8.4]),
]
