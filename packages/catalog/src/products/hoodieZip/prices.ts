import type { Pricing } from '../../definition.ts'
import { includedSizes, priceTable } from '../../prices.ts'

export const hoodieZipPrices: Pricing = {
  minQty: 20,
  minQtyPerSize: 0,
  maxQty: 999,
  freeCredits: 14,
  pricingCurrency: {
    cad: priceTable('cad', {
      prices: [6180, 5490, 4970, 4560, 4280],
      shipping: [330, 220, 170, 135, 115],
      extraCredit: 95,
      includedSizes: includedSizes('2XS', '2XL', 350),
    }),
    usd: priceTable('usd', {
      prices: [4800, 4200, 3800, 3450, 3200],
      shipping: [345, 230, 180, 145, 120],
      extraCredit: 75,
      includedSizes: includedSizes('2XS', '2XL', 300),
    }),
  },
}
