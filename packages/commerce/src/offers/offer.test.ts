import { sumCents } from '@teamloom/kit/money.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseOffers, type Offer, worthOf } from './offer.ts'

function offer(change: Partial<Offer> = {}): Offer {
  return {
    source: 'promo',
    id: 'promo',
    name: 'SPRING',
    kind: 'amount',
    value: 5000,
    currency: null,
    leastSubtotal: 0,
    addsUp: false,
    ...change,
  }
}

const first = offer({ source: 'first_order', id: 'first-order', name: 'first_order' })
const tenPercent = offer({ kind: 'percent', value: 10 })

describe('an offer', () => {
  test('takes its amount, or its share of the items half up (OF1)', () => {
    expect(worthOf(first, 60_000, 'cad')).toBe(5000)
    expect(worthOf(first, 3000, 'cad')).toBe(3000)
    expect([5, 4, 15].map(subtotal => worthOf(tenPercent, subtotal, 'cad'))).toEqual([1, 0, 2])
  })

  test('holds from its least subtotal up, and in its own currency (OF2)', () => {
    const least = offer({ leastSubtotal: 150_000, currency: 'usd' })
    expect(worthOf(least, 149_999, 'usd')).toBe(0)
    expect(worthOf(least, 150_000, 'usd')).toBe(5000)
    expect(worthOf(least, 150_000, 'cad')).toBe(0)
  })

  test('of an order without a price is its amount, when it asks for nothing (OF3)', () => {
    expect(worthOf(first, null, 'cad')).toBe(5000)
    expect(worthOf(tenPercent, null, 'cad')).toBe(0)
    expect(worthOf(offer({ leastSubtotal: 1 }), null, 'cad')).toBe(0)
  })
})

describe('of several offers', () => {
  test('the best one holds, the earlier of equals (OF4)', () => {
    const ids = (offers: Offer[], subtotal: number) =>
      chooseOffers(offers, subtotal, 'cad').map(({ id, amount }) => [id, amount])
    expect(ids([first, tenPercent], 49_999)).toEqual([['first-order', 5000]])
    expect(ids([first, tenPercent], 50_000)).toEqual([['first-order', 5000]])
    expect(ids([first, tenPercent], 50_010)).toEqual([['promo', 5001]])
    expect(ids([], 50_000)).toEqual([])
  })

  test('a code that says so holds beside the best (OF4)', () => {
    const beside = offer({ value: 100, addsUp: true })
    expect(chooseOffers([first, beside], 50_000, 'cad').map(({ amount }) => amount)).toEqual([5000, 100])
    expect(chooseOffers([beside], 50_000, 'cad').map(({ amount }) => amount)).toEqual([100])
  })

  test('none takes more than there is (OF5)', () => {
    const anyOffer = fc
      .record({
        kind: fc.constantFrom('amount' as const, 'percent' as const),
        value: fc.integer({ min: 1, max: 100 }).map(value => value * 1000),
        addsUp: fc.boolean(),
        leastSubtotal: fc.nat(100_000),
      })
      .map(({ kind, value, ...rest }) =>
        offer({ ...rest, kind, value: kind === 'percent' ? value / 1000 : value }),
      )
    fc.assert(
      fc.property(fc.array(anyOffer, { maxLength: 5 }), fc.nat(200_000), (offers, subtotal) => {
        const granted = chooseOffers(offers, subtotal, 'cad').map(({ amount }) => amount)
        expect(sumCents(granted)).toBeLessThanOrEqual(subtotal)
        expect(granted.every(amount => amount > 0)).toBe(true)
      }),
    )
  })
})
