import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceCart, totalPreorder } from './price-cart.ts'
import type { ItemPricing } from './price-item.ts'
import { welcomeDiscountId, welcomeDiscounts } from './welcome-discount.ts'

function item(change: Partial<ItemPricing> = {}): ItemPricing {
  const priced = {
    currency: 'cad',
    qty: 20,
    minQty: 20,
    minQtyPerSize: 0,
    hasMinimum: true,
    hasMinimumPerSize: true,
    hasReachedMaximum: false,
    extraCredits: 1,
    includedSizesPerRange: [],
    pricePerUnit: 2060,
    priceOfExtraCreditsPerUnit: 60,
    priceOfShippingPerUnit: 150,
    priceWithoutExtraSizesNorShipping: 41_200,
    priceOfExtraSizes: 400,
    extraPricePerSize: [],
    total: 44_600,
  } as const
  return { ...priced, ...change }
}

const undetermined = item({
  hasReachedMaximum: true,
  pricePerUnit: null,
  priceOfExtraCreditsPerUnit: null,
  priceOfShippingPerUnit: null,
  priceWithoutExtraSizesNorShipping: null,
  priceOfExtraSizes: null,
  total: null,
})

describe('a cart', () => {
  test('is priced without delivery, which stands beside (PR9)', () => {
    expect(priceCart([item(), item({ qty: 10 })], 'cad')).toMatchObject({
      currency: 'cad',
      price: 2 * 41_600,
      priceOfShipping: 30 * 150,
    })
  })

  test('tells the price of extra credits only of a single item (PR10)', () => {
    expect(priceCart([item()], 'cad').priceOfExtraCreditsPerUnit).toBe(60)
    expect(priceCart([item(), item()], 'cad').priceOfExtraCreditsPerUnit).toBeNull()
    expect(priceCart([], 'cad').priceOfExtraCreditsPerUnit).toBeNull()
    expect(priceCart([undetermined], 'cad').priceOfExtraCreditsPerUnit).toBeNull()
  })

  test('has a minimum when every item has it, and reaches the maximum when one does (PR11)', () => {
    const flags = ({ hasMinimum, hasMinimumPerSize, hasReachedMaximum }: ReturnType<typeof priceCart>) => [
      hasMinimum,
      hasMinimumPerSize,
      hasReachedMaximum,
    ]
    expect(flags(priceCart([item(), item()], 'cad'))).toEqual([true, true, false])
    expect(flags(priceCart([item(), item({ hasMinimum: false })], 'cad'))).toEqual([false, true, false])
    expect(flags(priceCart([item({ hasMinimumPerSize: false })], 'cad'))).toEqual([true, false, false])
    expect(flags(priceCart([item(), undetermined], 'cad'))).toEqual([true, true, true])
  })

  test('has no totals once an item is past its maximum (PR11)', () => {
    expect(priceCart([item(), undetermined], 'cad')).toMatchObject({ price: null, priceOfShipping: null })
  })

  test('that is empty costs nothing (PR9)', () => {
    expect(priceCart([], 'usd')).toMatchObject({ currency: 'usd', price: 0, priceOfShipping: 0 })
  })
})

describe('an order request', () => {
  const discount = (amount: number) => ({ id: 'a', name: 'a', amount })

  test('totals its items, less discounts, and delivery (PR12)', () => {
    expect(totalPreorder([item(), item()], [discount(5000), discount(100)], 'cad')).toEqual({
      subtotal: 83_200,
      discounts: 5100,
      shipping: 6000,
      total: 83_200 - 5100 + 6000,
    })
  })

  test('is never discounted below its delivery (PR12)', () => {
    expect(totalPreorder([item()], [discount(99_999_999)], 'cad')).toMatchObject({
      subtotal: 41_600,
      discounts: 41_600,
      total: 3000,
    })
  })

  test('past a maximum has no totals (PR12)', () => {
    expect(totalPreorder([item(), undetermined], [discount(5000)], 'cad')).toMatchObject({
      subtotal: null,
      shipping: null,
      total: null,
    })
  })

  test('total, subtotal, discounts and delivery always add up (PR12)', () => {
    const anyItem = fc
      .record({ qty: fc.nat(999), pricePerUnit: fc.nat(9999), priceOfShippingPerUnit: fc.nat(999) })
      .map(priced => item({ ...priced, priceWithoutExtraSizesNorShipping: priced.qty * priced.pricePerUnit }))
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 5 }), fc.array(fc.nat(1e8)), (items, amounts) => {
        const totals = totalPreorder(items, amounts.map(discount), 'cad')
        expect(totals.total).toBe(totals.subtotal! - totals.discounts + totals.shipping!)
        expect(totals.discounts).toBeLessThanOrEqual(totals.subtotal!)
        expect(totals.total).toBeGreaterThanOrEqual(totals.shipping!)
      }),
    )
  })
})

test('an account is worth 50 dollars off its first order, and nothing off the next (PR13)', () => {
  expect(welcomeDiscounts(false)).toEqual([{ id: welcomeDiscountId, name: 'first_order', amount: 5000 }])
  expect(welcomeDiscounts(true)).toEqual([])
})
