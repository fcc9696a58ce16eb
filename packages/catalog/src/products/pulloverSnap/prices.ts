import type { Pricing } from '../../definition.ts'
import { includedSizes, priceTable } from '../../prices.ts'

export const pulloverSnapPrices: Pricing = {
  minQty: 20,
  minQtyPerSize: 0,
  maxQty: 999,
  freeCredits: 14,
  pricingCurrency: {
    cad: priceTable('cad', {
      prices: [6290, 5590, 5060, 4650, 4360],
      shipping: [310, 208, 160, 128, 108],
      extraCredit: 95,
      includedSizes: includedSizes('2XS', '2XL', 325),
    }),
    usd: priceTable('usd', {
      prices: [4950, 4350, 3950, 3600, 3300],
      shipping: [325, 215, 170, 135, 115],
      extraCredit: 75,
      includedSizes: includedSizes('2XS', '2XL', 250),
    }),
  },
}
