import type { Pricing } from '../../definition.ts'
import { includedSizes, priceTable } from '../../prices.ts'

export const sleevelessJacketWomanPrices: Pricing = {
  minQty: 20,
  minQtyPerSize: 0,
  maxQty: 999,
  freeCredits: 16,
  pricingCurrency: {
    cad: priceTable({
      prices: [7290, 6500, 5920, 5460, 5130],
      shipping: [320, 217, 168, 135, 115],
      extraCredit: 95,
      includedSizes: includedSizes('XS', 'XL', 400),
    }),
    usd: priceTable({
      prices: [5690, 5070, 4620, 4260, 4000],
      shipping: [340, 232, 182, 147, 127],
      extraCredit: 75,
      includedSizes: includedSizes('XS', 'XL', 325),
    }),
  },
}
