import type { LocationDefinition } from '../../definition.ts'
import { printPlace, whenStyle } from '../../print-places.ts'

/** Each lies on its panel in every size; those on the front's middle keep below the zip. */
export const pulloverZipLocations: readonly LocationDefinition[] = [
  printPlace('centerChest', [0, 10], [9, 4]),
  printPlace('leftChest', [4.3, 4.6], [3.75, 3.5]),
  printPlace('rightChest', [-4.3, 4.6], [3.75, 3.5]),
  printPlace('upperBack', [0, 5], [10, 4]),
  printPlace('fullBack', [0, 12], [12, 15]),
  printPlace('leftSleeve', [0, 11], [3.5, 14]),
  printPlace('rightSleeve', [0, 11], [3.5, 14]),
  printPlace('pocket', [0, 4.2], [7, 5], whenStyle('pocket/pocket', 'kangaroo')),
]
