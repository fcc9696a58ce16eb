import type { Pricing } from '../../definition.ts'
import { includedSizes, priceTable } from '../../prices.ts'

export const maskPrices: Pricing = {
  minQty: 20,
  minQtyPerSize: 0,
  maxQty: 999,
  freeCredits: 6,
  pricingCurrency: {
    cad: priceTable('cad', {
      prices: [1180, 960, 790, 690, 620],
      shipping: [70, 50, 40, 30, 25],
      extraCredit: 40,
      includedSizes: includedSizes('one size', 'one size', 100),
    }),
    usd: priceTable('usd', {
      prices: [900, 725, 600, 500, 450],
      shipping: [80, 55, 45, 35, 30],
      extraCredit: 30,
      includedSizes: includedSizes('one size', 'one size', 100),
    }),
  },
}
