import type { Pricing } from '../../definition.ts'
import { includedSizes, priceTable } from '../../prices.ts'

export const sweatshirtPrices: Pricing = {
  minQty: 20,
  minQtyPerSize: 0,
  maxQty: 999,
  freeCredits: 14,
  pricingCurrency: {
    cad: priceTable({
      prices: [4680, 4120, 3710, 3390, 3170],
      shipping: [280, 185, 145, 115, 95],
      extraCredit: 90,
      includedSizes: includedSizes('2XS', '2XL', 275),
    }),
    usd: priceTable({
      prices: [3660, 3220, 2900, 2650, 2480],
      shipping: [300, 200, 155, 125, 105],
      extraCredit: 70,
      includedSizes: includedSizes('2XS', '2XL', 225),
    }),
  },
}
