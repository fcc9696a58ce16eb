import type { LocationDefinition } from '../../definition.ts'
import { printPlace, whenStyle } from '../../print-places.ts'

/** Each lies on its panel in every size. */
export const sweatshirtLocations: readonly LocationDefinition[] = [
  printPlace('centerChest', [0, 6.2], [10, 6]),
  printPlace('leftChest', [4.1, 4.6], [4, 3.5]),
  printPlace('rightChest', [-4.1, 4.6], [4, 3.5]),
  printPlace('fullFront', [0, 9.5], [12, 12]),
  printPlace('upperBack', [0, 4.5], [10, 4]),
  printPlace('fullBack', [0, 11], [12, 15]),
  printPlace('leftSleeve', [0, 10.8], [3.5, 13]),
  printPlace('rightSleeve', [0, 10.8], [3.5, 13]),
  printPlace('pocket', [0, 4], [6.5, 4.5], whenStyle('pocket/pocket', 'kangaroo')),
]
