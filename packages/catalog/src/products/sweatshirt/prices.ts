import type { Pricing } from '../../definition.ts'
import { includedSizes, priceTable } from '../../prices.ts'

export const sweatshirtPrices: Pricing = {
  minQty: 20,
  minQtyPerSize: 0,
  maxQty: 999,
  freeCredits: 14,
  pricingCurrency: {
    cad: priceTable('cad', {
      prices: [4680, 4120, 3710, 3390, 3170],
      shipping: [280, 185, 145, 115, 95],
      extraCredit: 90,
      includedSizes: includedSizes('2XS', '2XL', 275),
    }),
    usd: priceTable('usd', {
      prices: [3600, 3150, 2800, 2550, 2350],
      shipping: [295, 195, 155, 120, 100],
      extraCredit: 75,
      includedSizes: includedSizes('2XS', '2XL', 200),
    }),
  },
}
