import type { Pricing } from '../../definition.ts'
import { includedSizes, priceTable } from '../../prices.ts'

export const pompomBeaniePrices: Pricing = {
  minQty: 20,
  minQtyPerSize: 0,
  maxQty: 999,
  freeCredits: 8,
  pricingCurrency: {
    cad: priceTable({
      prices: [2640, 2310, 1990, 1770, 1620],
      shipping: [165, 115, 85, 70, 60],
      extraCredit: 60,
      includedSizes: includedSizes('one size', 'one size', 100),
    }),
    usd: priceTable({
      prices: [2050, 1800, 1550, 1380, 1260],
      shipping: [180, 125, 95, 80, 70],
      extraCredit: 45,
      includedSizes: includedSizes('one size', 'one size', 80),
    }),
  },
}
