import { describe, expect, test } from 'vitest'
import { priceCart } from './price-cart.ts'
import type { ItemPricing } from './price-item.ts'

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
    priceOfPersonal: 0,
    personal: [],
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
