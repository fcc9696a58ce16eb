import type { Pricing } from '../../definition.ts'
import { includedSizes, priceTable } from '../../prices.ts'

export const waffleBeaniePrices: Pricing = {
  minQty: 20,
  minQtyPerSize: 0,
  maxQty: 999,
  freeCredits: 8,
  pricingCurrency: {
    cad: priceTable({
      prices: [2390, 2080, 1790, 1590, 1450],
      shipping: [150, 100, 75, 60, 50],
      extraCredit: 60,
      includedSizes: includedSizes('one size', 'one size', 100),
    }),
    usd: priceTable({
      prices: [1860, 1620, 1390, 1240, 1130],
      shipping: [165, 110, 85, 70, 60],
      extraCredit: 45,
      includedSizes: includedSizes('one size', 'one size', 80),
    }),
  },
}
