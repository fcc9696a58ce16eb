import { products } from '@teamloom/catalog/products/index.ts'
import { currencies } from '@teamloom/kit/money.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceCreditLines, priceDifference } from './credit-money.ts'
import { type PriceTerms, pricePieces, sizeNamesOf } from './price-item.ts'
import { offeredSizes } from './size-quantities.ts'

function termsOf(index: number, creditsUsed: number): PriceTerms {
  const product = products[index]!
  return { pricing: product.pricing, sizeNames: sizeNamesOf(offeredSizes(product)), creditsUsed }
}

describe('credits as money', () => {
  test.each([
    [10, 12, 0],
    [12, 14, 2],
    [14, 12, -2],
    [20, 8, -8],
    [20, 20, 0],
  ])('%i credits used that become %i, of 12 included, cost %i more (PR18)', (now, then, extra) => {
    const terms = termsOf(0, now)
    const { pricingCurrency } = terms.pricing
    const priced = { ...terms, pricing: { ...terms.pricing, freeCredits: 12 } }
    expect(priceDifference(priced, then, 50, 'usd')).toBe(extra * pricingCurrency.usd.priceOfExtraCredit)
  })

  test('have no price past the maximum quantity (PR18)', () => {
    const terms = termsOf(0, 5)
    expect(priceDifference(terms, 50, terms.pricing.maxQty + 1, 'cad')).toBeNull()
  })

  test('are told of the lines that are beyond the included ones (PR19)', () => {
    const lines = [{ credits: 6 }, { credits: 4 }, { credits: 4 }]
    expect(priceCreditLines(lines, 8, 60)).toEqual([
      { line: lines[0], included: 6, price: 0 },
      { line: lines[1], included: 2, price: 120 },
      { line: lines[2], included: 0, price: 240 },
    ])
  })

  test('of all lines add up to what each piece costs for them (PR19)', () => {
    fc.assert(
      fc.property(
        fc.nat(products.length - 1),
        fc.constantFrom(...currencies),
        fc.array(fc.nat(20), { maxLength: 12 }),
        (index, currency, counts) => {
          const terms = termsOf(
            index,
            counts.reduce((sum, credits) => sum + credits, 0),
          )
          const { freeCredits, pricingCurrency } = terms.pricing
          const priced = priceCreditLines(
            counts.map(credits => ({ credits })),
            freeCredits,
            pricingCurrency[currency].priceOfExtraCredit,
          )
          expect(priced.reduce((sum, { price }) => sum + price, 0)).toBe(
            pricePieces(terms, 20, currency).priceOfExtraCreditsPerUnit,
          )
        },
      ),
    )
  })
})
