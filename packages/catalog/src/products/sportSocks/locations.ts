import { placesOnSocks } from '../../sock-places.ts'

/** Each lies on its panel in every size. */
export const sportSocksLocations = placesOnSocks({
  calf: 10,
  legAt: 4.4,
  legHeight: 3,
  instepAt: 2.1,
  instepOf: ['foot/arch', 'foot/instep'],
  around: [11.5, 8],
  aroundAt: 4,
})
