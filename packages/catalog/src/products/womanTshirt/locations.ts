import type { LocationDefinition } from '../../definition.ts'
import { printPlace, whenStyle } from '../../print-places.ts'

/** Each lies on its panel in every size. */
export const womanTshirtLocations: readonly LocationDefinition[] = [
  printPlace('centerChest', [0, 6.2], [9, 5]),
  printPlace('leftChest', [3.4, 4.6], [3.5, 3]),
  printPlace('rightChest', [-3.4, 4.6], [3.5, 3]),
  printPlace('fullFront', [0, 10.2], [10, 13]),
  printPlace('upperBack', [0, 4.5], [9, 4]),
  printPlace('fullBack', [0, 11], [10, 14]),
  printPlace('leftSleeve', [0, 3.9], [3, 2.5], whenStyle('sleeves/sleeves', 'setIn')),
  printPlace('rightSleeve', [0, 3.9], [3, 2.5], whenStyle('sleeves/sleeves', 'setIn')),
  printPlace('pocket', [0, 2.6], [2.75, 2.75], whenStyle('pocket/pocket', 'patch')),
]
