import type { Pricing } from '../../definition.ts'
import { includedSizes, priceTable } from '../../prices.ts'

export const waffleBeaniePrices: Pricing = {
  minQty: 20,
  minQtyPerSize: 0,
  maxQty: 999,
  freeCredits: 8,
  pricingCurrency: {
    cad: priceTable('cad', {
      prices: [2390, 2080, 1790, 1590, 1450],
      shipping: [150, 100, 75, 60, 50],
      extraCredit: 60,
      includedSizes: includedSizes('S-M', 'L-XL', 100),
    }),
    usd: priceTable('usd', {
      prices: [1750, 1500, 1300, 1150, 1050],
      shipping: [165, 105, 80, 65, 55],
      extraCredit: 50,
      includedSizes: includedSizes('S-M', 'L-XL', 100),
    }),
  },
}
