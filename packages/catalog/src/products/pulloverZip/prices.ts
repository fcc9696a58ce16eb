import type { Pricing } from '../../definition.ts'
import { includedSizes, priceTable } from '../../prices.ts'

export const pulloverZipPrices: Pricing = {
  minQty: 20,
  minQtyPerSize: 0,
  maxQty: 999,
  freeCredits: 14,
  pricingCurrency: {
    cad: priceTable('cad', {
      prices: [5690, 5040, 4560, 4180, 3910],
      shipping: [300, 200, 155, 124, 105],
      extraCredit: 95,
      includedSizes: includedSizes('2XS', '2XL', 300),
    }),
    usd: priceTable('usd', {
      prices: [4500, 3950, 3550, 3200, 3000],
      shipping: [315, 210, 165, 130, 110],
      extraCredit: 75,
      includedSizes: includedSizes('2XS', '2XL', 250),
    }),
  },
}
