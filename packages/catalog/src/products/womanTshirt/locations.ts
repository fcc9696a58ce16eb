import type { LocationDefinition } from '../../definition.ts'
import { placeOf, pocketEdge, whenStyle } from '../../places.ts'

/** The pocket covers the left chest. */
const noPocket = whenStyle('pocket/pocket', 'none')

/** Each lies on its panel in every size. */
export const womanTshirtLocations: readonly LocationDefinition[] = [
  placeOf('centerChest', [0, 6.2], [9, 5]),
  placeOf('leftChest', [3.4, 4.6], [3.5, 3], { needs: noPocket }),
  placeOf('rightChest', [-3.4, 4.6], [3.5, 3]),
  placeOf('fullFront', [0, 10.2], [10, 13]),
  placeOf('upperBack', [0, 4.5], [9, 4]),
  placeOf('fullBack', [0, 11], [10, 14]),
  placeOf('leftSleeve', [0, 3.9], [3, 2.5], { needs: whenStyle('sleeves/sleeves', 'setIn') }),
  placeOf('rightSleeve', [0, 3.9], [3, 2.5], { needs: whenStyle('sleeves/sleeves', 'setIn') }),
  placeOf('pocket', [0, 2.6], [2.75, 2.75], { needs: whenStyle('pocket/pocket', 'patch') }),
  placeOf('leftChestPatch', [3.6, 4.4], [3, 3], { needs: noPocket }),
  placeOf('hemTag', [4.2, 18.5], [1.5, 1.5], { panel: 'front' }),
  placeOf('neckTag', [0, 1.2], [2, 1]),
  placeOf('pocketTag', [0, 0.9], [1.25, 0.6], { needs: whenStyle('pocket/pocket', 'patch') }),
  pocketEdge(1.1, { needs: whenStyle('pocket/pocket', 'patch') }),
  placeOf('chestPocket', [0, 2.5], [3.8, 5], { needs: whenStyle('pocket/pocket', 'patch') }),
  placeOf('backNumber', [0, 10.7], [10, 8.4]),
]
