import type { LocationDefinition } from '../../definition.ts'
import { printPlace, whenStyle } from '../../print-places.ts'

const kangaroo = whenStyle('pocket/pocket', 'kangaroo')
const whole = [...kangaroo, ...whenStyle('placket/placket', 'half')]
const parted = [...kangaroo, ...whenStyle('placket/placket', 'full')]

/** Beside the placket, never over it; each lies on its panel in every size. */
export const hoodieSnapLocations: readonly LocationDefinition[] = [
  printPlace('leftChest', [4.4, 4.2], [4, 3.5]),
  printPlace('rightChest', [-4.4, 4.2], [4, 3.5]),
  printPlace('upperBack', [0, 11], [10, 4]),
  printPlace('fullBack', [0, 13.5], [12, 15]),
  printPlace('leftSleeve', [0, 11], [3.5, 14]),
  printPlace('rightSleeve', [0, 11], [3.5, 14]),
  printPlace('pocket', [0, 4.2], [7, 5], whole),
  printPlace('leftPocket', [2.5, 4.4], [2.5, 3.5], parted),
  printPlace('rightPocket', [-2.5, 4.4], [2.5, 3.5], parted),
]
