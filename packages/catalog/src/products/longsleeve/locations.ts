import type { LocationDefinition } from '../../definition.ts'
import { printPlace, whenStyle } from '../../print-places.ts'

/** Each lies on its panel in every size. */
export const longsleeveLocations: readonly LocationDefinition[] = [
  printPlace('centerChest', [0, 5.5], [10, 6]),
  printPlace('leftChest', [3.9, 3.9], [4, 3.5]),
  printPlace('rightChest', [-3.9, 3.9], [4, 3.5]),
  printPlace('fullFront', [0, 10], [12, 15]),
  printPlace('upperBack', [0, 4.5], [10, 4]),
  printPlace('fullBack', [0, 12], [12, 15]),
  printPlace('leftSleeve', [0, 11], [3.5, 13]),
  printPlace('rightSleeve', [0, 11], [3.5, 13]),
  printPlace('pocket', [0, 2.9], [3, 3], whenStyle('pocket/pocket', 'patch')),
]
