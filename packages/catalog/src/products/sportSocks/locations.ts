import { locateOnSocks } from '../../blocks/sock-kit.ts'
import { sportSocksKit } from './spec.ts'

/** Each lies on its panel in every size. */
export const sportSocksLocations = locateOnSocks(sportSocksKit, 'S', { legAt: 4.4, legHeight: 3 })
