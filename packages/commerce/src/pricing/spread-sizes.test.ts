import type { Product } from '@teamloom/catalog/definition.ts'
import { findProduct, products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { currencies } from '@teamloom/kit/money.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PriceTerms, priceItem, priceOfPieces } from './price-item.ts'
import { offeredSizes, totalQuantity } from './size-quantities.ts'
import { spreadSizes } from './spread-sizes.ts'

function termsOf(product: Product, minQtyPerSize: number, sizeNames?: readonly string[]): PriceTerms {
  const names = sizeNames ?? offeredSizes(product).map(size => size.name)
  return { pricing: { ...product.pricing, minQtyPerSize }, sizeNames: names, creditsUsed: 0 }
}

const ordered = (...given: Parameters<typeof spreadSizes>) =>
  Object.fromEntries(
    spreadSizes(...given)
      .filter(size => size.qty > 0)
      .map(size => [size.name, size.qty]),
  )

const shirt = must(findProduct('shirt', 'tshirt'), 'shirt')
const socks = must(findProduct('socks', 'sportSocks'), 'socks')

describe('a usual spread of sizes', () => {
  test.each([
    [24, 0, { XS: 2, S: 4, M: 7, L: 6, XL: 3, '2XL': 2 }],
    [24, 3, { S: 5, M: 8, L: 7, XL: 4 }],
    [1, 0, { M: 1 }],
    [0, 0, {}],
  ])('shares %i pieces, at least %i of a size that is in it (PR16)', (qty, least, spread) => {
    expect(ordered(termsOf(shirt, least), qty, 'cad')).toEqual(spread)
  })

  test('leaves out sizes that cost more (PR16)', () => {
    expect(ordered(termsOf(socks, 0), 60, 'cad')).toEqual({ S: 15, M: 24, L: 21 })
  })

  test('of other sizes is shared over those (PR16)', () => {
    const included = { minQty: 0, maxQty: null, extraSizePrice: 100 }
    const withSizes = (...names: string[]): PriceTerms => {
      const terms = termsOf(shirt, 0, names)
      const { cad } = terms.pricing.pricingCurrency
      const range = { ...included, fromSizeName: names[0]!, toSizeName: names.at(-1)! }
      const table = { ...cad, includedSizesPerRange: [range] }
      return { ...terms, pricing: { ...terms.pricing, pricingCurrency: { cad: table, usd: table } } }
    }
    expect(ordered(withSizes('one size'), 60, 'cad')).toEqual({ 'one size': 60 })
    expect(ordered(withSizes('S-M', 'M-L', 'L-XL'), 20, 'cad')).toEqual({ 'S-M': 8, 'M-L': 7, 'L-XL': 5 })
    expect(ordered(withSizes('small', 'large'), 5, 'cad')).toEqual({ small: 3, large: 2 })
  })

  test('sums to the quantity, keeps to the least of each size and costs nothing more (PR16)', () => {
    fc.assert(
      fc.property(
        fc.nat(products.length - 1),
        fc.constantFrom(...currencies),
        fc.integer({ min: 1, max: 900 }),
        fc.integer({ min: 0, max: 12 }),
        (index, currency, qty, least) => {
          const terms = termsOf(products[index]!, least)
          const spread = spreadSizes(terms, qty, currency)
          expect(spread.map(size => size.name)).toEqual(terms.sizeNames)
          expect(totalQuantity(spread)).toBe(qty)
          const enough = Math.min(least, qty)
          expect(spread.every(size => size.qty === 0 || size.qty >= enough)).toBe(true)
          const priced = priceItem(terms, spread, currency)
          expect(priced.total).toBe(priceOfPieces(priced))
        },
      ),
    )
  })
})
