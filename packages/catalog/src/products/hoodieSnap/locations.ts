import type { LocationDefinition } from '../../definition.ts'
import { cuffEdges, hemEdge, hoodLinings, placeOf, whenStyle } from '../../places.ts'
import { hoodSeam } from '../hoodie/hood-seam.ts'

const kangaroo = whenStyle('pocket/pocket', 'kangaroo')
const whole = [...kangaroo, ...whenStyle('placket/placket', 'half')]
const parted = [...kangaroo, ...whenStyle('placket/placket', 'full')]

/** Places beside the placket, never over it; each lies on its panel in every size. */
export const hoodieSnapLocations: readonly LocationDefinition[] = [
  placeOf('leftChest', [4.4, 4.2], [4, 3.5]),
  placeOf('rightChest', [-4.4, 4.2], [4, 3.5]),
  placeOf('upperBack', [0, 11], [10, 4]),
  placeOf('fullBack', [0, 13.5], [12, 15]),
  placeOf('leftSleeve', [0, 11], [3.5, 14]),
  placeOf('rightSleeve', [0, 11], [3.5, 14]),
  placeOf('pocket', [0, 4.2], [7, 5], { needs: whole }),
  placeOf('leftPocket', [2.5, 4.4], [2.5, 3.5], { needs: parted }),
  placeOf('rightPocket', [-2.5, 4.4], [2.5, 3.5], { needs: parted }),
  placeOf('leftChestPatch', [4.4, 4.2], [3.5, 3.5]),
  placeOf('upperBackPatch', [0, 11], [10, 4]),
  placeOf('leftSleevePatch', [0, 6.5], [3, 3]),
  placeOf('rightSleevePatch', [0, 6.5], [3, 3]),
  placeOf('hemTag', [-4, 1.25], [1.5, 1.5]),
  hemEdge([-6, 2.5]),
  placeOf('sleeveTag', [0, 20.4], [1.5, 1.5]),
  ...cuffEdges(2.6),
  ...hoodLinings(hoodSeam),
  placeOf('backNumber', [0, 17.2], [12, 8.4]),
]
