import { locateOnHat, measureHat } from '../../blocks/hat-kit.ts'
import { beanieKit } from './spec.ts'

export const beanieLocations = locateOnHat(beanieKit)

export const beanieMeasures = () => measureHat(beanieKit)
