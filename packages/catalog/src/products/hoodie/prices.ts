import type { Pricing } from '../../definition.ts'
import { includedSizes, priceTable } from '../../prices.ts'

export const hoodiePrices: Pricing = {
  minQty: 20,
  minQtyPerSize: 0,
  maxQty: 999,
  freeCredits: 14,
  pricingCurrency: {
    cad: priceTable('cad', {
      prices: [5480, 4860, 4390, 4020, 3760],
      shipping: [320, 210, 165, 130, 110],
      extraCredit: 95,
      includedSizes: includedSizes('2XS', '2XL', 300),
    }),
    usd: priceTable('usd', {
      prices: [4250, 3750, 3350, 3050, 2800],
      shipping: [335, 220, 175, 140, 115],
      extraCredit: 75,
      includedSizes: includedSizes('2XS', '2XL', 250),
    }),
  },
}
