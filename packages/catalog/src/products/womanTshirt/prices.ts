import type { Pricing } from '../../definition.ts'
import { includedSizes, priceTable } from '../../prices.ts'

export const womanTshirtPrices: Pricing = {
  minQty: 20,
  minQtyPerSize: 0,
  maxQty: 999,
  freeCredits: 12,
  pricingCurrency: {
    cad: priceTable('cad', {
      prices: [2350, 1940, 1690, 1500, 1360],
      shipping: [170, 115, 90, 72, 62],
      extraCredit: 65,
      includedSizes: includedSizes('XS', '2XL', 200),
    }),
    usd: priceTable('usd', {
      prices: [1750, 1450, 1250, 1100, 975],
      shipping: [185, 120, 95, 80, 70],
      extraCredit: 50,
      includedSizes: includedSizes('XS', '2XL', 200),
    }),
  },
}
