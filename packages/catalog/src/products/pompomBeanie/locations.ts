import { placesOnHat } from '../../hat-places.ts'

/** Each lies on its panel in every size. */
export const pompomBeanieLocations = placesOnHat({ cuffGirth: 21.2 })
