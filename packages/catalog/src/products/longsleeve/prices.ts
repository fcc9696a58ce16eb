import type { Pricing } from '../../definition.ts'
import { includedSizes, priceTable } from '../../prices.ts'

export const longsleevePrices: Pricing = {
  minQty: 20,
  minQtyPerSize: 0,
  maxQty: 999,
  freeCredits: 12,
  pricingCurrency: {
    cad: priceTable('cad', {
      prices: [2890, 2440, 2150, 1930, 1770],
      shipping: [210, 145, 115, 90, 78],
      extraCredit: 65,
      includedSizes: includedSizes('2XS', '2XL', 200),
    }),
    usd: priceTable('usd', {
      prices: [2200, 1800, 1600, 1400, 1300],
      shipping: [225, 155, 120, 95, 85],
      extraCredit: 50,
      includedSizes: includedSizes('2XS', '2XL', 200),
    }),
  },
}
