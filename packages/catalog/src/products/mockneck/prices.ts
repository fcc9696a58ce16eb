import type { Pricing } from '../../definition.ts'
import { includedSizes, priceTable } from '../../prices.ts'

export const mockneckPrices: Pricing = {
  minQty: 20,
  minQtyPerSize: 0,
  maxQty: 999,
  freeCredits: 14,
  pricingCurrency: {
    cad: priceTable('cad', {
      prices: [4990, 4390, 3960, 3630, 3390],
      shipping: [290, 195, 150, 120, 102],
      extraCredit: 95,
      includedSizes: includedSizes('2XS', '2XL', 300),
    }),
    usd: priceTable('usd', {
      prices: [3850, 3350, 3000, 2750, 2500],
      shipping: [305, 205, 160, 125, 110],
      extraCredit: 75,
      includedSizes: includedSizes('2XS', '2XL', 250),
    }),
  },
}
