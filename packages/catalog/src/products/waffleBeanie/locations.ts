import { locateOnHat } from '../../blocks/hat-kit.ts'
import { waffleBeanieKit } from './spec.ts'

/** Each lies on its panel in every size. */
export const waffleBeanieLocations = locateOnHat(waffleBeanieKit)
