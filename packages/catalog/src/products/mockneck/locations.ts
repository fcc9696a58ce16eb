import type { LocationDefinition } from '../../definition.ts'
import { printPlace } from '../../print-places.ts'

/** Each lies on its panel in every size. */
export const mockneckLocations: readonly LocationDefinition[] = [
  printPlace('centerChest', [0, 6], [10, 6]),
  printPlace('leftChest', [4.3, 4.4], [4, 3.5]),
  printPlace('rightChest', [-4.3, 4.4], [4, 3.5]),
  printPlace('fullFront', [0, 8.5], [12, 10]),
  printPlace('upperBack', [0, 5], [10, 4]),
  printPlace('fullBack', [0, 12], [12, 15]),
  printPlace('leftSleeve', [0, 11], [3.5, 14]),
  printPlace('rightSleeve', [0, 11], [3.5, 14]),
  printPlace(
    'pocket',
    [0, 4.2],
    [7, 5],
    [{ partName: 'pocket', elementName: 'pocket', styleNames: ['kangaroo'] }],
  ),
]
