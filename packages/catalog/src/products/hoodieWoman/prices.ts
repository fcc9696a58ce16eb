import type { Pricing } from '../../definition.ts'
import { includedSizes, priceTable } from '../../prices.ts'

export const hoodieWomanPrices: Pricing = {
  minQty: 20,
  minQtyPerSize: 0,
  maxQty: 999,
  freeCredits: 14,
  pricingCurrency: {
    cad: priceTable({
      prices: [5640, 5000, 4510, 4130, 3860],
      shipping: [315, 210, 162, 129, 110],
      extraCredit: 95,
      includedSizes: includedSizes('XS', 'XL', 350),
    }),
    usd: priceTable({
      prices: [4410, 3910, 3530, 3230, 3020],
      shipping: [335, 228, 177, 144, 124],
      extraCredit: 75,
      includedSizes: includedSizes('XS', 'XL', 275),
    }),
  },
}
