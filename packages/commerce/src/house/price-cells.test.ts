import { hoodie } from '@teamloom/catalog/products/hoodie/product.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sizeNamesOf } from '../pricing/price-item.ts'
import { offeredSizes } from '../pricing/size-quantities.ts'
import { copyRows, pasteRows, rowsOf, withRows } from './price-cells.ts'
import { faultsOfPricing } from './price-faults.ts'
import { mostPriceCents } from './pricing-schema.ts'
import { raisePrices } from './raise-prices.ts'

const readCents = (text: string) => (/^\d+\.\d\d$/.test(text) ? Math.round(Number(text) * 100) : undefined)
const amount = (cents: number) => (cents / 100).toFixed(2)
const rows = rowsOf(hoodie.pricing)
const prices = (pricing: typeof hoodie.pricing) =>
  pricing.pricingCurrency.cad.pricingRange.map(({ price }) => price)

describe('raised by a percentage, prices', () => {
  test('are each rounded by itself (ST14)', () => {
    expect(prices(hoodie.pricing)).toEqual([5480, 4860, 4390, 4020, 3760])
    // 5644.4, 5005.8, 4521.7, 4140.6, 3872.8
    expect(prices(raisePrices(hoodie.pricing, 300, 5))).toEqual([5645, 5005, 4520, 4140, 3875])
    expect(prices(raisePrices(hoodie.pricing, 300, 1))).toEqual([5644, 5006, 4522, 4141, 3873])
    expect(prices(raisePrices(hoodie.pricing, -1000, 5))).toEqual([4930, 4375, 3950, 3620, 3385])
  })

  test('twice are raised twice, and leave all else (ST14)', () => {
    const twice = raisePrices(raisePrices(hoodie.pricing, 300, 5), 300, 5)
    expect(prices(twice)).toEqual([5815, 5155, 4655, 4265, 3990])
    const { pricingCurrency: _, ...rest } = twice
    expect(hoodie.pricing).toMatchObject(rest)
    expect(twice.pricingCurrency.cad.pricingRange.map(({ shipping }) => shipping)).toEqual(
      hoodie.pricing.pricingCurrency.cad.pricingRange.map(({ shipping }) => shipping),
    )
  })

  test('are none that a setting could not have (ST14)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...products),
        fc.integer({ min: -10_000, max: 1_000_000 }),
        fc.constantFrom(1, 5, 10, 100),
        (product, hundredths, roundTo) => {
          const raised = raisePrices(product.pricing, hundredths, roundTo)
          expect(
            faultsOfPricing(raised, sizeNamesOf(offeredSizes(product))).filter(
              ({ rule }) => rule !== 'dearer',
            ),
          ).toEqual([])
          for (const price of prices(raised)) {
            expect(price).toBeGreaterThanOrEqual(0)
            expect(price).toBeLessThanOrEqual(mostPriceCents)
          }
        },
      ),
    )
  })
})

describe('the table of ranges', () => {
  test.each(products.map(product => [product.product.name, product] as const))(
    'of %s is what its prices are (ST15)',
    (_, { pricing }) => {
      expect(withRows(pricing, rowsOf(pricing))).toEqual(pricing)
    },
  )

  test('copied and pasted is the same (ST15)', () => {
    const copied = copyRows(rows, amount)
    expect(copied.split('\n')[0]).toBe('20\t54.80\t3.20\t42.50\t3.35')
    expect(pasteRows(rows, copied, { row: 0, column: 0 }, readCents)).toEqual({ rows })
    expect(pasteRows(rows, `${copied}\n`.replaceAll('\n', '\r\n'), { row: 0, column: 0 }, readCents)).toEqual(
      {
        rows,
      },
    )
  })

  test('is pasted into from any cell on, and goes on below (ST15)', () => {
    const pasted = pasteRows(rows, '40.00\t2.00\n39.00\t1.00', { row: 4, column: 1 }, readCents)
    const then = 'rows' in pasted ? pasted.rows : []
    expect(then).toHaveLength(6)
    expect(then[4]).toEqual({ ...must(rows[4], 'row'), cad: { price: 4000, shipping: 200 } })
    expect(then[5]).toEqual({ ...must(rows[4], 'row'), cad: { price: 3900, shipping: 100 } })
  })

  test.each([
    ['words', '40.00\nlots', { line: 2, column: 1, text: 'lots' }],
    ['more columns than there are', '1.00\t1.00\t1.00\t1.00\t1.00', { line: 1, column: 5, text: '1.00' }],
    ['nothing', '40.00\n\n39.00', { line: 2, column: 1, text: '' }],
  ])('takes nothing of what has %s, and tells where (ST15)', (_, text, fault) => {
    expect(pasteRows(rows, text, { row: 0, column: 1 }, readCents)).toEqual({ fault })
  })

  test.each([
    ['50', 50],
    ['50 to 99', 50],
    ['1,000', 1000],
    ['1 000 +', 1000],
    ['20-49', 20],
  ])('reads where a range begins of %s (ST15)', (text, qty) => {
    const pasted = pasteRows(rows, text, { row: 0, column: 0 }, readCents)
    expect('rows' in pasted && pasted.rows[0]?.qty).toBe(qty)
  })
})
