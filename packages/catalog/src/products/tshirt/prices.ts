import type { Pricing } from '../../definition.ts'
import { includedSizes, priceTable } from '../../prices.ts'

export const tshirtPrices: Pricing = {
  minQty: 20,
  minQtyPerSize: 0,
  maxQty: 999,
  freeCredits: 12,
  pricingCurrency: {
    cad: priceTable('cad', {
      prices: [2290, 1890, 1640, 1460, 1320],
      shipping: [180, 120, 95, 75, 65],
      extraCredit: 65,
      includedSizes: includedSizes('2XS', '2XL', 200),
    }),
    usd: priceTable('usd', {
      prices: [1700, 1400, 1200, 1050, 950],
      shipping: [195, 125, 100, 80, 70],
      extraCredit: 50,
      includedSizes: includedSizes('2XS', '2XL', 200),
    }),
  },
}
