import { placesOnHat } from '../../hat-places.ts'

/** Each lies on its panel in every size. */
export const beanieLocations = placesOnHat({ cuffGirth: 21, folds: ['folded', 'tall'] })
