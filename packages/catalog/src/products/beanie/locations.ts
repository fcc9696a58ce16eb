import { locateOnHat } from '../../blocks/hat-kit.ts'
import { beanieKit } from './spec.ts'

/** Each lies on its panel in every size. */
export const beanieLocations = locateOnHat(beanieKit)
