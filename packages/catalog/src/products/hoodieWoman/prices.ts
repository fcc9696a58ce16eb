import type { Pricing } from '../../definition.ts'
import { includedSizes, priceTable } from '../../prices.ts'

export const hoodieWomanPrices: Pricing = {
  minQty: 20,
  minQtyPerSize: 0,
  maxQty: 999,
  freeCredits: 14,
  pricingCurrency: {
    cad: priceTable('cad', {
      prices: [5640, 5000, 4510, 4130, 3860],
      shipping: [315, 210, 162, 129, 110],
      extraCredit: 95,
      includedSizes: includedSizes('XS', 'XL', 350),
    }),
    usd: priceTable('usd', {
      prices: [4350, 3800, 3400, 3100, 2850],
      shipping: [330, 220, 170, 135, 115],
      extraCredit: 75,
      includedSizes: includedSizes('XS', 'XL', 300),
    }),
  },
}
