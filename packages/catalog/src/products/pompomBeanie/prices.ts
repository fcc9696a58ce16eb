import type { Pricing } from '../../definition.ts'
import { includedSizes, priceTable } from '../../prices.ts'

export const pompomBeaniePrices: Pricing = {
  minQty: 20,
  minQtyPerSize: 0,
  maxQty: 999,
  freeCredits: 8,
  pricingCurrency: {
    cad: priceTable('cad', {
      prices: [2640, 2310, 1990, 1770, 1620],
      shipping: [165, 115, 85, 70, 60],
      extraCredit: 60,
      includedSizes: includedSizes('one size', 'one size', 100),
    }),
    usd: priceTable('usd', {
      prices: [1950, 1700, 1450, 1300, 1150],
      shipping: [180, 120, 90, 75, 65],
      extraCredit: 50,
      includedSizes: includedSizes('one size', 'one size', 100),
    }),
  },
}
