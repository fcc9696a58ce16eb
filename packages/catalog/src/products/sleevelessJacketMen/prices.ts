import type { Pricing } from '../../definition.ts'
import { includedSizes, priceTable } from '../../prices.ts'

export const sleevelessJacketMenPrices: Pricing = {
  minQty: 20,
  minQtyPerSize: 0,
  maxQty: 999,
  freeCredits: 16,
  pricingCurrency: {
    cad: priceTable('cad', {
      prices: [7490, 6680, 6080, 5610, 5270],
      shipping: [340, 230, 178, 143, 122],
      extraCredit: 95,
      includedSizes: includedSizes('2XS', '2XL', 400),
    }),
    usd: priceTable('usd', {
      prices: [6050, 5350, 4850, 4450, 4100],
      shipping: [355, 240, 185, 150, 130],
      extraCredit: 75,
      includedSizes: includedSizes('2XS', '2XL', 300),
    }),
  },
}
