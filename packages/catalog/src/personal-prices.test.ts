import { currencies } from '@teamloom/kit/money.ts'
import { expect, test } from 'vitest'
import { personalKinds } from './decorations/per-piece.ts'
import { products } from './products/index.ts'

test.each(currencies)(
  'words of persons have a price on every product in %s, never more for more pieces (NN9)',
  currency => {
    for (const { product, pricing } of products)
      for (const kind of personalKinds) {
        const ranges = pricing.pricingCurrency[currency].personal?.[kind] ?? []
        const prices = ranges.map(({ price }) => price)
        expect([product.name, ranges[0]?.qty, prices.length > 1]).toEqual([product.name, 1, true])
        expect(prices).toEqual(prices.toSorted((a, b) => b - a))
        for (const { price, linked } of ranges) {
          expect([linked > 0, linked <= price]).toEqual([true, true])
        }
      }
  },
)

test('are whole quarters in US dollars (PR15)', () => {
  const { personal } = products[0]!.pricing.pricingCurrency.usd
  const cents = Object.values(personal ?? {}).flatMap(ranges =>
    ranges.flatMap(({ price, linked }) => [price, linked]),
  )
  expect(cents.filter(each => each % 25 !== 0)).toEqual([])
  expect(cents.length).toBeGreaterThan(0)
})
