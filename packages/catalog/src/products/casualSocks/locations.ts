import { placesOnSocks } from '../../sock-places.ts'

/** Each lies on its panel in every size. */
export const casualSocksLocations = placesOnSocks({
  calf: 9.6,
  legAt: 2.4,
  legHeight: 2.5,
  instepAt: 2.1,
  around: [11, 5.5],
  aroundAt: 2.65,
})
