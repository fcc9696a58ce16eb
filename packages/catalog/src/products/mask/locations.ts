import type { LocationDefinition } from '../../definition.ts'
import { placeOf } from '../../places.ts'

export const maskLocations: readonly LocationDefinition[] = [
  placeOf('leftCheek', [2.2, 2.6], [2.25, 1.75]),
  placeOf('rightCheek', [-2.2, 2.6], [2.25, 1.75]),
  placeOf('leftFullPrint', [1.85, 2.7], [5.25, 5.5]),
  placeOf('rightFullPrint', [-1.85, 2.7], [5.25, 5.5]),
]
