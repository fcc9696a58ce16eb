import type { Pricing } from '../../definition.ts'
import { includedSizes, priceTable } from '../../prices.ts'

export const sweatpantsPrices: Pricing = {
  minQty: 20,
  minQtyPerSize: 0,
  maxQty: 999,
  freeCredits: 12,
  pricingCurrency: {
    cad: priceTable('cad', {
      prices: [4680, 4150, 3760, 3450, 3220],
      shipping: [290, 195, 150, 120, 100],
      extraCredit: 90,
      includedSizes: includedSizes('2XS', '2XL', 300),
    }),
    usd: priceTable('usd', {
      prices: [3600, 3150, 2850, 2550, 2400],
      shipping: [305, 205, 160, 125, 105],
      extraCredit: 75,
      includedSizes: includedSizes('2XS', '2XL', 250),
    }),
  },
}
