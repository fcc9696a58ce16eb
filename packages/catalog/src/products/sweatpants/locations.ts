import type { LocationDefinition } from '../../definition.ts'
import { placeOf } from '../../places.ts'

/** Each lies on its panel in every size. */
export const sweatpantsLocations: readonly LocationDefinition[] = [
  placeOf('leftHip', [-5.4, 9.6], [4, 5]),
  placeOf('rightHip', [5.4, 9.6], [4, 5]),
  placeOf('leftLeg', [-4.9, 21.5], [3.5, 12]),
  placeOf('rightLeg', [4.9, 21.5], [3.5, 12]),
  placeOf('seat', [5.8, 5.6], [7, 3]),
  placeOf('hipPatch', [-5.4, 9.6], [3, 3]),
  placeOf('legTag', [-5.2, 27], [1.5, 1.5]),
]
