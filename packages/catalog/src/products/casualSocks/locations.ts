import { locateOnSocks } from '../../blocks/sock-kit.ts'
import { casualSocksKit } from './spec.ts'

/** Each lies on its panel in every size. */
export const casualSocksLocations = locateOnSocks(casualSocksKit, 'S', { legAt: 2.4, legHeight: 2.5 })
