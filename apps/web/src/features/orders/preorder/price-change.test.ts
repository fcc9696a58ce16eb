import { tshirt } from '@teamloom/catalog/products/tshirt/product.ts'
import { priceItem, sizeNamesOf } from '@teamloom/commerce/pricing/price-item.ts'
import { expect, it } from 'vitest'
import { priceChangeOf } from '#web/features/orders/preorder/price-change.ts'

/** Prices of sizes with three credits more than the product includes. */
const priced = (sizes: Readonly<Record<string, number>>) => {
  const terms = {
    pricing: tshirt.pricing,
    sizeNames: sizeNamesOf(tshirt.sizes),
    creditsUsed: tshirt.pricing.freeCredits + 3,
  }
  const pricing = priceItem(
    terms,
    Object.entries(sizes).map(([name, qty]) => ({ name, qty })),
    'cad',
  )
  return {
    ...pricing,
    includedSizesPerRange: [...pricing.includedSizesPerRange],
    extraPricePerSize: [...pricing.extraPricePerSize],
    personal: [...pricing.personal],
  }
}

it('tells the price of one as it is charged, its extra credits once (PR14)', () => {
  const [was, is] = [priced({ M: 30 }), priced({ M: 60 })]
  expect(priceChangeOf(was, is)).toEqual({
    pieces: { old: 30, new: 60 },
    each: { old: was.total! / 30, new: is.total! / 60 },
    larger: [],
  })
})

it('tells larger sizes where they cost otherwise, and nothing where nothing does', () => {
  const larger = [{ name: '4XL', qty: 4, price: expect.any(Number) as number }]
  expect(priceChangeOf(priced({ M: 30 }), priced({ M: 26, '4XL': 4 }))).toEqual({
    pieces: null,
    each: null,
    larger,
  })
  expect(priceChangeOf(priced({ M: 30, '4XL': 4 }), priced({ M: 31, '4XL': 4 }))).toBeUndefined()
  const unpriced = priceChangeOf(priced({ M: 30 }), priced({ M: 5000 }))
  expect(unpriced?.each?.new).toBeNull()
})
