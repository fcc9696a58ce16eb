import { sumCents } from '@teamloom/kit/money.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { taxRatesFor } from '../taxes/canadian-taxes.ts'
import { type ItemPricing, priceItem } from './price-item.ts'
import { totalOrder } from './total-order.ts'

function item(qty: number, pricePerUnit = 2060, priceOfShippingPerUnit = 150): ItemPricing {
  return {
    qty,
    priceOfShippingPerUnit,
    priceWithoutExtraSizesNorShipping: qty * pricePerUnit,
    priceOfExtraSizes: 400,
    hasReachedMaximum: false,
  } as ItemPricing
}
const unpriced = { hasReachedMaximum: true } as ItemPricing
const discount = (amount: number) => ({ id: `a${amount}`, name: 'a', amount })
const quebec = taxRatesFor({ country: 'CA', state: 'QC' }, '2026-01-01', [])

describe('the sum of an order', () => {
  test('is its items, less discounts, and delivery (PR12)', () => {
    expect(totalOrder([item(20), item(20)], [discount(5000), discount(100)])).toMatchObject({
      subtotal: 83_200,
      discounts: 5100,
      shipping: 6000,
      total: 83_200 - 5100 + 6000,
    })
  })

  test('has charges in the subtotal or with the delivery, taxed or not (PR23)', () => {
    const charge = { id: 'c', name: '', amount: 4000, taxed: true }
    const setup = { ...charge, kind: 'setup' } as const
    const plain = totalOrder([item(20)], [], quebec)
    expect(totalOrder([item(20)], [], quebec, [setup])).toMatchObject({
      subtotal: 45_600,
      shipping: 3000,
      total: (plain.total ?? 0) + 4000 + 200 + 399,
    })
    const untaxed = totalOrder([item(20)], [], quebec, [{ ...setup, taxed: false }])
    expect(untaxed.total).toBe((plain.total ?? 0) + 4000)
    const courier = totalOrder([item(20)], [], quebec, [{ ...charge, kind: 'shipping' }])
    expect(courier).toMatchObject({ subtotal: 41_600, shipping: 7000 })
  })

  test('is never discounted below its delivery (PR12)', () => {
    expect(totalOrder([item(20)], [discount(2 ** 31)])).toMatchObject({
      subtotal: 41_600,
      discounts: 41_600,
      total: 3000,
    })
  })

  test('is none while an item has no price (PR12)', () => {
    expect(totalOrder([item(20), unpriced], [discount(5000)], quebec)).toMatchObject({
      subtotal: null,
      shipping: null,
      total: null,
      tax: null,
      taxes: [],
    })
  })

  test('has taxes on the subtotal less discounts with delivery (TX5)', () => {
    const totals = totalOrder([item(20)], [discount(1600)], quebec)
    expect(totals.taxes.map(({ amount }) => amount)).toEqual([2150, 4289])
    expect(totals.total).toBe(43_000 + 2150 + 4289)
  })

  test('takes a thousand discounts, of nothing, of a cent and of 2^31 cents (PR21)', () => {
    const many = Array.from({ length: 1000 }, (_, index) => discount([0, 1, 2 ** 31][index % 3]!))
    expect(totalOrder([item(20), item(1)], many).discounts).toBe(41_600 + 2460)
  })

  test('is the sum of its parts, whatever these are (PR12, PR21, TX5)', () => {
    const anyItem = fc.record({ qty: fc.nat(999), price: fc.nat(99_999), shipping: fc.nat(999) })
    fc.assert(
      fc.property(
        fc.array(anyItem, { minLength: 1, maxLength: 6 }),
        fc.array(fc.nat(1e8)),
        (items, amounts) => {
          const totals = totalOrder(
            items.map(({ qty, price, shipping }) => item(qty, price, shipping)),
            amounts.map(discount),
            quebec,
          )
          const { subtotal, shipping, tax, total, discounts, lines, taxes } = totals
          expect(total).toBe(subtotal! - discounts + shipping! + tax!)
          expect(sumCents(taxes.map(({ amount }) => amount))).toBe(tax)
          expect(sumCents(lines.map(line => line.discount))).toBe(discounts)
          expect(sumCents(lines.map(line => line.subtotal))).toBe(subtotal)
          expect(lines.every(line => line.discount <= line.subtotal)).toBe(true)
          expect(total).toBeGreaterThanOrEqual(shipping!)
        },
      ),
    )
  })
})

describe('a price that staff have set (PR20)', () => {
  const table = {
    pricingRange: [{ qty: 1, price: 2000, shipping: 100 }],
    priceOfExtraCredit: 30,
    includedSizesPerRange: [],
  } as const
  const terms = {
    pricing: {
      minQty: 1,
      minQtyPerSize: 0,
      maxQty: 10,
      freeCredits: 0,
      pricingCurrency: { cad: table, usd: table },
    },
    sizeNames: ['M'],
    creditsUsed: 5,
    setPrices: { cad: { pricePerUnit: 900, priceOfShippingPerUnit: 50 } },
  } as unknown as Parameters<typeof priceItem>[0]

  test('holds past the maximum, in its currency', () => {
    expect(priceItem(terms, [{ name: 'M', qty: 11 }], 'cad')).toMatchObject({
      hasReachedMaximum: false,
      pricePerUnit: 900,
      priceOfExtraCreditsPerUnit: 0,
      priceOfExtraSizes: 0,
      total: 11 * 950,
    })
    expect(priceItem(terms, [{ name: 'M', qty: 11 }], 'usd').total).toBeNull()
    expect(priceItem(terms, [{ name: 'M', qty: 10 }], 'cad').pricePerUnit).toBe(2150)
  })

  test('holds for any quantity where its reason is told (PR25)', () => {
    const agreed = { ...terms, setPrices: { cad: { ...terms.setPrices!.cad!, reason: 'Agreed' } } }
    for (const qty of [1, 10, 11])
      expect(priceItem(agreed, [{ name: 'M', qty }], 'cad').total).toBe(qty * 950)
    expect(priceItem(agreed, [{ name: 'M', qty: 10 }], 'usd').pricePerUnit).toBe(2150)
  })
})
