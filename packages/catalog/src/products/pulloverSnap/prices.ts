import type { Pricing } from '../../definition.ts'
import { includedSizes, priceTable } from '../../prices.ts'

export const pulloverSnapPrices: Pricing = {
  minQty: 20,
  minQtyPerSize: 0,
  maxQty: 999,
  freeCredits: 14,
  pricingCurrency: {
    cad: priceTable({
      prices: [6290, 5590, 5060, 4650, 4360],
      shipping: [310, 208, 160, 128, 108],
      extraCredit: 95,
      includedSizes: includedSizes('2XS', '2XL', 325),
    }),
    usd: priceTable({
      prices: [4920, 4370, 3950, 3630, 3400],
      shipping: [330, 226, 176, 142, 122],
      extraCredit: 75,
      includedSizes: includedSizes('2XS', '2XL', 260),
    }),
  },
}
