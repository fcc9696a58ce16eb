import { placesOnHat } from '../../hat-places.ts'

/** Each lies on its panel in every size. */
export const waffleBeanieLocations = placesOnHat({ cuffGirth: 21.3 })
