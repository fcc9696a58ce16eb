import type { Pricing } from '../../definition.ts'
import { includedSizes, priceTable } from '../../prices.ts'

export const mockneckFullZipPrices: Pricing = {
  minQty: 20,
  minQtyPerSize: 0,
  maxQty: 999,
  freeCredits: 14,
  pricingCurrency: {
    cad: priceTable({
      prices: [5890, 5220, 4720, 4330, 4060],
      shipping: [305, 204, 158, 126, 107],
      extraCredit: 95,
      includedSizes: includedSizes('2XS', '2XL', 300),
    }),
    usd: priceTable({
      prices: [4600, 4080, 3690, 3380, 3170],
      shipping: [325, 222, 174, 140, 120],
      extraCredit: 75,
      includedSizes: includedSizes('2XS', '2XL', 250),
    }),
  },
}
