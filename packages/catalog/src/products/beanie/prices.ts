import type { Pricing } from '../../definition.ts'
import { includedSizes, priceTable } from '../../prices.ts'

export const beaniePrices: Pricing = {
  minQty: 20,
  minQtyPerSize: 0,
  maxQty: 999,
  freeCredits: 8,
  pricingCurrency: {
    cad: priceTable('cad', {
      prices: [2180, 1890, 1620, 1440, 1310],
      shipping: [140, 95, 70, 55, 45],
      extraCredit: 60,
      includedSizes: includedSizes('one size', 'one size', 100),
    }),
    usd: priceTable('usd', {
      prices: [1600, 1400, 1150, 1050, 925],
      shipping: [155, 100, 75, 60, 50],
      extraCredit: 50,
      includedSizes: includedSizes('one size', 'one size', 100),
    }),
  },
}
