import type { LocationDefinition } from '../../definition.ts'
import { cuffEdges, placeOf, pocketEdge, whenStyle } from '../../places.ts'

/** The pocket covers the left chest. */
const noPocket = whenStyle('pocket/pocket', 'none')

/** Each lies on its panel in every size. */
export const longsleeveLocations: readonly LocationDefinition[] = [
  placeOf('centerChest', [0, 5.5], [10, 6]),
  placeOf('leftChest', [3.9, 3.9], [4, 3.5], { needs: noPocket }),
  placeOf('rightChest', [-3.9, 3.9], [4, 3.5]),
  placeOf('fullFront', [0, 10], [12, 15]),
  placeOf('upperBack', [0, 4.5], [10, 4]),
  placeOf('fullBack', [0, 12], [12, 15]),
  placeOf('leftSleeve', [0, 11], [3.5, 13]),
  placeOf('rightSleeve', [0, 11], [3.5, 13]),
  placeOf('pocket', [0, 2.9], [3, 3], { needs: whenStyle('pocket/pocket', 'patch') }),
  placeOf('leftChestPatch', [3.9, 3.9], [3.5, 3.5], { needs: noPocket }),
  placeOf('leftSleevePatch', [0, 6.5], [3, 3]),
  placeOf('rightSleevePatch', [0, 6.5], [3, 3]),
  placeOf('hemTag', [5.5, 21], [1.5, 1.5], { panel: 'front' }),
  placeOf('sleeveTag', [0, 19.4], [1.5, 1.5]),
  ...cuffEdges(2.3, { needs: whenStyle('sleeves/cuffs', 'rib') }),
  placeOf('neckTag', [0, 1.2], [2, 1]),
  placeOf('pocketTag', [0, 0.9], [1.25, 0.6], { needs: whenStyle('pocket/pocket', 'patch') }),
  pocketEdge(1.3, { needs: whenStyle('pocket/pocket', 'patch') }),
  placeOf('chestPocket', [0, 2.85], [4.3, 5.7], { needs: whenStyle('pocket/pocket', 'patch') }),
  placeOf('backNumber', [0, 10.7], [12, 8.4]),
]
