import type { Pricing } from '../../definition.ts'
import { includedSizes, priceTable } from '../../prices.ts'

export const mockneckFullZipPrices: Pricing = {
  minQty: 20,
  minQtyPerSize: 0,
  maxQty: 999,
  freeCredits: 14,
  pricingCurrency: {
    cad: priceTable('cad', {
      prices: [5890, 5220, 4720, 4330, 4060],
      shipping: [305, 204, 158, 126, 107],
      extraCredit: 95,
      includedSizes: includedSizes('2XS', '2XL', 300),
    }),
    usd: priceTable('usd', {
      prices: [4600, 4050, 3650, 3300, 3050],
      shipping: [320, 215, 165, 135, 115],
      extraCredit: 75,
      includedSizes: includedSizes('2XS', '2XL', 250),
    }),
  },
}
