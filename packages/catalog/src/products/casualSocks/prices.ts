import type { Pricing } from '../../definition.ts'
import { includedSizes, sockPriceTable } from '../../prices.ts'

export const casualSocksPrices: Pricing = {
  minQty: 60,
  minQtyPerSize: 0,
  maxQty: 999,
  freeCredits: 6,
  pricingCurrency: {
    cad: sockPriceTable({
      prices: [1390, 1190, 990, 890],
      shipping: [95, 75, 55, 45],
      extraCredit: 40,
      includedSizes: includedSizes('S', 'L', 100),
    }),
    usd: sockPriceTable({
      prices: [1050, 875, 725, 650],
      shipping: [105, 80, 60, 50],
      extraCredit: 30,
      includedSizes: includedSizes('S', 'L', 100),
    }),
  },
}
