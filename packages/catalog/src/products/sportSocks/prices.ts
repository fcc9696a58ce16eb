import type { Pricing } from '../../definition.ts'
import { includedSizes, sockPriceTable } from '../../prices.ts'

export const sportSocksPrices: Pricing = {
  minQty: 60,
  minQtyPerSize: 0,
  maxQty: 999,
  freeCredits: 6,
  pricingCurrency: {
    cad: sockPriceTable({
      prices: [1690, 1450, 1230, 1110],
      shipping: [125, 95, 70, 60],
      extraCredit: 40,
      includedSizes: includedSizes('S', 'L', 100),
    }),
    usd: sockPriceTable({
      prices: [1250, 1100, 900, 800],
      shipping: [140, 100, 75, 65],
      extraCredit: 30,
      includedSizes: includedSizes('S', 'L', 100),
    }),
  },
}
