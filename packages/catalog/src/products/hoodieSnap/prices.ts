import type { Pricing } from '../../definition.ts'
import { includedSizes, priceTable } from '../../prices.ts'

export const hoodieSnapPrices: Pricing = {
  minQty: 20,
  minQtyPerSize: 0,
  maxQty: 999,
  freeCredits: 14,
  pricingCurrency: {
    cad: priceTable('cad', {
      prices: [6050, 5380, 4870, 4470, 4190],
      shipping: [330, 220, 170, 135, 115],
      extraCredit: 95,
      includedSizes: includedSizes('2XS', '2XL', 350),
    }),
    usd: priceTable('usd', {
      prices: [4700, 4150, 3750, 3400, 3150],
      shipping: [345, 230, 180, 145, 120],
      extraCredit: 75,
      includedSizes: includedSizes('2XS', '2XL', 300),
    }),
  },
}
