import { locateOnHat } from '../../blocks/hat-kit.ts'
import { pompomBeanieKit } from './spec.ts'

/** Each lies on its panel in every size. */
export const pompomBeanieLocations = locateOnHat(pompomBeanieKit)
