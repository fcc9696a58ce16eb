import type { Pricing } from '../../definition.ts'
import { includedSizes, priceTable } from '../../prices.ts'

export const sleevelessJacketWomanPrices: Pricing = {
  minQty: 20,
  minQtyPerSize: 0,
  maxQty: 999,
  freeCredits: 16,
  pricingCurrency: {
    cad: priceTable('cad', {
      prices: [7290, 6500, 5920, 5460, 5130],
      shipping: [320, 217, 168, 135, 115],
      extraCredit: 95,
      includedSizes: includedSizes('XS', 'XL', 400),
    }),
    usd: priceTable('usd', {
      prices: [5900, 5200, 4700, 4300, 4000],
      shipping: [335, 225, 175, 145, 120],
      extraCredit: 75,
      includedSizes: includedSizes('XS', 'XL', 300),
    }),
  },
}
