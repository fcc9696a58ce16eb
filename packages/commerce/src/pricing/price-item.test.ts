import type { Pricing } from '@teamloom/catalog/definition.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { currencies } from '@teamloom/kit/money.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  extraSizePrice,
  findRange,
  type PriceTerms,
  priceBeforeCredits,
  priceItem,
  priceOfPieces,
} from './price-item.ts'
import { offeredSizes } from './size-quantities.ts'

const included = { minQty: 0, maxQty: null, fromSizeName: 'S', toSizeName: 'L', extraSizePrice: 200 }

const pricing: Pricing = {
  minQty: 20,
  minQtyPerSize: 0,
  maxQty: 99,
  freeCredits: 12,
  pricingCurrency: {
    cad: {
      pricingRange: [
        { qty: 20, price: 2000, shipping: 150 },
        { qty: 50, price: 1800, shipping: 100 },
      ],
      priceOfExtraCredit: 60,
      includedSizesPerRange: [included],
    },
    usd: {
      pricingRange: [{ qty: 20, price: 1500, shipping: 160 }],
      priceOfExtraCredit: 50,
      includedSizesPerRange: [],
    },
  },
}
const sizeNames = ['XS', 'S', 'M', 'L', 'XL']

function terms(creditsUsed = 0, change: Partial<Pricing> = {}): PriceTerms {
  return { pricing: { ...pricing, ...change }, sizeNames, creditsUsed }
}

const of = (qty: number) => [{ name: 'M', qty }]

describe('the range of a price', () => {
  test.each([
    [0, 2000, 'PR2'],
    [1, 2000, 'PR2'],
    [19, 2000, 'PR2'],
    [20, 2000, 'PR1'],
    [49, 2000, 'PR1'],
    [50, 1800, 'PR1'],
    [99, 1800, 'PR1'],
  ])('%i pieces cost %i each (%s)', (qty, price) => {
    expect(findRange(pricing.pricingCurrency.cad, qty).price).toBe(price)
    expect(priceItem(terms(), of(qty), 'cad').pricePerUnit).toBe(price)
  })

  test('is found by all sizes of the design together (PR1)', () => {
    const sizes = [
      { name: 'S', qty: 30 },
      { name: 'L', qty: 20 },
    ]
    expect(priceItem(terms(), sizes, 'cad')).toMatchObject({ qty: 50, pricePerUnit: 1800 })
  })

  test('is that of the currency asked for (PR1)', () => {
    expect(priceItem(terms(), of(50), 'usd')).toMatchObject({
      currency: 'usd',
      pricePerUnit: 1500,
      priceOfShippingPerUnit: 160,
    })
  })
})

describe('credits beyond the free ones', () => {
  test.each([
    [0, 0, 0],
    [12, 0, 0],
    [13, 1, 60],
    [20, 8, 480],
  ])('%i used are %i extra and cost %i on every piece (PR3)', (used, extra, cents) => {
    expect(priceItem(terms(used), of(20), 'cad')).toMatchObject({
      extraCredits: extra,
      priceOfExtraCreditsPerUnit: cents,
      pricePerUnit: 2000 + cents,
      priceWithoutExtraSizesNorShipping: 20 * (2000 + cents),
    })
  })
})

describe('sizes outside the included ones', () => {
  test('cost more each, and are listed (PR5)', () => {
    const sizes = [
      { name: 'XS', qty: 2 },
      { name: 'M', qty: 20 },
      { name: 'XL', qty: 3 },
    ]
    expect(priceItem(terms(), sizes, 'cad')).toMatchObject({
      priceOfExtraSizes: 5 * 200,
      extraPricePerSize: [
        { name: 'XS', qty: 2, price: 200 },
        { name: 'XL', qty: 3, price: 200 },
      ],
    })
  })

  test.each([
    ['S', 0],
    ['L', 0],
    ['XS', 200],
    ['XL', 200],
  ])('%s costs %i more: both ends are included (PR5)', (name, cents) => {
    expect(extraSizePrice(pricing.pricingCurrency.cad, sizeNames, name, 20)).toBe(cents)
  })

  test('follow the rule of the quantity that is ordered, and none when no rule is for it (PR5)', () => {
    const table = {
      ...pricing.pricingCurrency.cad,
      includedSizesPerRange: [
        { ...included, minQty: 20, maxQty: 49 },
        { ...included, minQty: 50, maxQty: null, toSizeName: 'XL', extraSizePrice: 100 },
      ],
    }
    const priceOf = (size: string, qty: number) => extraSizePrice(table, sizeNames, size, qty)
    expect([priceOf('XL', 20), priceOf('XL', 49), priceOf('XL', 50), priceOf('XS', 50)]).toEqual([
      200, 200, 0, 100,
    ])
    expect(priceOf('XL', 19)).toBe(0)
  })
})

describe('an item', () => {
  test('costs its pieces with delivery, and its extra sizes (PR4, PR6)', () => {
    const sizes = [
      { name: 'M', qty: 50 },
      { name: 'XL', qty: 10 },
    ]
    expect(priceItem(terms(14), sizes, 'cad')).toMatchObject({
      pricePerUnit: 1920,
      priceOfShippingPerUnit: 100,
      priceWithoutExtraSizesNorShipping: 60 * 1920,
      priceOfExtraSizes: 2000,
      total: 60 * (1920 + 100) + 2000,
    })
  })

  test('of no pieces costs nothing (PR6)', () => {
    expect(priceItem(terms(30), of(0), 'cad')).toMatchObject({
      qty: 0,
      priceWithoutExtraSizesNorShipping: 0,
      priceOfExtraSizes: 0,
      total: 0,
      hasMinimum: false,
      hasReachedMaximum: false,
    })
    expect(priceItem(terms(), [], 'cad').total).toBe(0)
  })

  test('past the maximum has no price, and still its minimums (PR7)', () => {
    expect(priceItem(terms(14), of(100), 'cad')).toMatchObject({
      qty: 100,
      hasReachedMaximum: true,
      hasMinimum: true,
      extraCredits: 2,
      pricePerUnit: null,
      priceOfExtraCreditsPerUnit: null,
      priceOfShippingPerUnit: null,
      priceWithoutExtraSizesNorShipping: null,
      priceOfExtraSizes: null,
      extraPricePerSize: [],
      total: null,
    })
    expect(priceItem(terms(), of(99), 'cad').hasReachedMaximum).toBe(false)
  })

  test.each([
    [19, false],
    [20, true],
  ])('of %i pieces has the minimum: %s (PR8)', (qty, has) => {
    expect(priceItem(terms(), of(qty), 'cad').hasMinimum).toBe(has)
  })

  test.each([
    [[5, 15], true],
    [[0, 20], true],
    [[4, 16], false],
    [[0, 0], true],
  ])('of %j pieces a size has the minimum per size: %s (PR8)', ([small, large], has) => {
    const sizes = [
      { name: 'S', qty: small! },
      { name: 'L', qty: large! },
    ]
    expect(priceItem(terms(0, { minQtyPerSize: 5 }), sizes, 'cad').hasMinimumPerSize).toBe(has)
  })
})

describe('every product', () => {
  const anyProduct = fc.constantFrom(...products)
  const anyCurrency = fc.constantFrom(...currencies)

  test('a larger order never has a dearer piece, nor dearer delivery (PR1, PR4)', () => {
    fc.assert(
      fc.property(
        anyProduct,
        anyCurrency,
        fc.nat(60),
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 1, max: 999 }),
        (product, currency, creditsUsed, a, b) => {
          const sizes = offeredSizes(product).map(size => size.name)
          const price = (qty: number) =>
            priceItem(
              { pricing: product.pricing, sizeNames: sizes, creditsUsed },
              [{ name: sizes[0]!, qty }],
              currency,
            )
          const [fewer, more] = [price(Math.min(a, b)), price(Math.max(a, b))]
          expect(more.pricePerUnit).toBeLessThanOrEqual(fewer.pricePerUnit!)
          expect(more.priceOfShippingPerUnit).toBeLessThanOrEqual(fewer.priceOfShippingPerUnit!)
        },
      ),
    )
  })

  test('the price that is shown of a piece, and the columns it is made of, multiply to what the item costs, but for larger sizes (PR14, PR22)', () => {
    fc.assert(
      fc.property(
        anyProduct,
        anyCurrency,
        fc.nat(60),
        fc.nat(1500),
        (product, currency, creditsUsed, qty) => {
          const names = offeredSizes(product).map(size => size.name)
          const sizes = names.map((name, index) => ({ name, qty: Math.floor((qty + index) / names.length) }))
          const item = priceItem({ pricing: product.pricing, sizeNames: names, creditsUsed }, sizes, currency)
          const rest = item.total === null ? null : item.total - item.priceOfExtraSizes!
          expect(priceOfPieces(item)).toBe(rest)
          const columns = [
            priceBeforeCredits(item),
            item.priceOfExtraCreditsPerUnit,
            item.priceOfShippingPerUnit,
          ]
          expect(
            rest === null ? columns : columns.reduce((sum, each) => sum! + each!, 0)! * item.qty,
          ).toEqual(rest ?? [null, null, null])
        },
      ),
    )
  })

  test('an item costs what its parts sum to, in whole cents (PR6)', () => {
    fc.assert(
      fc.property(
        anyProduct,
        anyCurrency,
        fc.nat(60),
        fc.infiniteStream(fc.nat(90)),
        (product, currency, creditsUsed, stream) => {
          const names = offeredSizes(product).map(size => size.name)
          const sizes = names.map(name => ({ name, qty: stream.next().value as number }))
          const item = priceItem({ pricing: product.pricing, sizeNames: names, creditsUsed }, sizes, currency)
          fc.pre(!item.hasReachedMaximum)
          const sum =
            item.priceWithoutExtraSizesNorShipping! +
            item.priceOfExtraSizes! +
            item.qty * item.priceOfShippingPerUnit!
          expect(item.total).toBe(sum)
          expect(Number.isInteger(item.total)).toBe(true)
          expect(item.total).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})
