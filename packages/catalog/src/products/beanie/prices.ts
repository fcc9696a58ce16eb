import type { Pricing } from '../../definition.ts'
import { includedSizes, priceTable } from '../../prices.ts'

export const beaniePrices: Pricing = {
  minQty: 20,
  minQtyPerSize: 0,
  maxQty: 999,
  freeCredits: 8,
  pricingCurrency: {
    cad: priceTable({
      prices: [2180, 1890, 1620, 1440, 1310],
      shipping: [140, 95, 70, 55, 45],
      extraCredit: 60,
      includedSizes: includedSizes('one size', 'one size', 100),
    }),
    usd: priceTable({
      prices: [1690, 1470, 1260, 1120, 1020],
      shipping: [155, 105, 80, 65, 55],
      extraCredit: 45,
      includedSizes: includedSizes('one size', 'one size', 80),
    }),
  },
}
