import type { Pricing } from '../../definition.ts'
import { includedSizes, priceTable } from '../../prices.ts'

export const pulloverFullSnapPrices: Pricing = {
  minQty: 20,
  minQtyPerSize: 0,
  maxQty: 999,
  freeCredits: 14,
  pricingCurrency: {
    cad: priceTable('cad', {
      prices: [6990, 6210, 5620, 5170, 4850],
      shipping: [330, 220, 170, 135, 115],
      extraCredit: 95,
      includedSizes: includedSizes('2XS', '2XL', 350),
    }),
    usd: priceTable('usd', {
      prices: [5500, 4850, 4350, 4000, 3700],
      shipping: [345, 230, 180, 145, 120],
      extraCredit: 75,
      includedSizes: includedSizes('2XS', '2XL', 300),
    }),
  },
}
