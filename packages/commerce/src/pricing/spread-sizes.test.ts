import { products } from '@teamloom/catalog/products/index.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceItem, priceOfPieces } from './price-item.ts'
import { offeredSizes, totalQuantity } from './size-quantities.ts'
import { spreadSizes } from './spread-sizes.ts'

const apparel = ['2XS', 'XS', 'S', 'M', 'L', 'XL', '2XL', '3XL']
const ordered = (...given: Parameters<typeof spreadSizes>) =>
  Object.fromEntries(
    spreadSizes(...given)
      .filter(size => size.qty > 0)
      .map(size => [size.name, size.qty]),
  )

describe('a usual spread of sizes', () => {
  test.each([
    [24, 0, { XS: 2, S: 4, M: 7, L: 6, XL: 3, '2XL': 2 }],
    [24, 3, { S: 5, M: 8, L: 7, XL: 4 }],
    [1, 0, { M: 1 }],
    [0, 0, {}],
  ])('shares %i pieces, at least %i of a size that is in it (PR16)', (qty, least, spread) => {
    expect(ordered(apparel, qty, least)).toEqual(spread)
  })

  test('of sizes of another kind is shared over those (PR16)', () => {
    expect(ordered(['one size'], 60, 0)).toEqual({ 'one size': 60 })
    expect(ordered(['S-M', 'M-L', 'L-XL'], 20, 0)).toEqual({ 'S-M': 8, 'M-L': 7, 'L-XL': 5 })
    expect(ordered(['small', 'large'], 5, 0)).toEqual({ small: 3, large: 2 })
  })

  test('sums to the quantity, keeps to the least of each size and costs nothing more (PR16)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...products),
        fc.integer({ min: 1, max: 900 }),
        fc.integer({ min: 0, max: 12 }),
        (product, qty, least) => {
          const names = offeredSizes(product).map(size => size.name)
          const spread = spreadSizes(names, qty, least)
          expect(spread.map(size => size.name)).toEqual(names)
          expect(totalQuantity(spread)).toBe(qty)
          if (qty >= least) expect(spread.every(size => size.qty === 0 || size.qty >= least)).toBe(true)
          const terms = { pricing: product.pricing, sizeNames: names, creditsUsed: 0 }
          const priced = priceItem(terms, spread, 'cad')
          expect(priced.total).toBe(priceOfPieces(priced))
        },
      ),
    )
  })
})
