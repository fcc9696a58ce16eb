import { sumCents } from '@teamloom/kit/money.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { grantOffers, type OfferGround, offerIds, offersSettledBy } from './grant-offers.ts'
import { referralOffer } from './referral.ts'
import { welcomeOffer } from './welcome-offer.ts'

const placedAt = new Date('2026-06-01T12:00:00Z')
const staffs = { id: 'sorry', name: 'Sorry', amount: 1500, source: 'staff' as const }
const credit = {
  id: 'c',
  currency: 'cad' as const,
  left: 10_000,
  until: new Date('2027-06-01T00:00:00Z'),
}

const grant = (change: Partial<OfferGround>) =>
  grantOffers({
    subtotal: 60_000,
    currency: 'cad',
    placedAt,
    offers: [welcomeOffer],
    credits: [],
    discounts: [],
    settled: [],
    ...change,
  })
const amounts = (change: Partial<OfferGround>) =>
  grant(change).discounts.map(({ id, amount }) => `${id} ${amount}`)

test('an account is worth 50 dollars off its first order, in either currency (PR13)', () => {
  const first = { id: 'first-order', name: 'first_order', amount: 5000, source: 'first_order' }
  expect(grant({}).discounts).toEqual([first])
  expect(grant({ currency: 'usd' }).discounts).toEqual([first])
  expect(grant({ offers: [] }).discounts).toEqual([])
})

describe('the discounts of a request', () => {
  test('are the offer that holds, then staff’s own, then credit (OF10, RE5)', () => {
    expect(amounts({ discounts: [staffs], credits: [credit] })).toEqual([
      'first-order 5000',
      'sorry 1500',
      'referral-credit 10000',
    ])
  })

  test('follow the items at each edit (OF10)', () => {
    const offers = [welcomeOffer, referralOffer]
    const before = grant({ offers })
    expect(amounts({ offers, subtotal: 150_000, discounts: before.discounts })).toEqual(['referral 10000'])
    expect(amounts({ offers, discounts: [{ ...referralOffer, amount: 10_000 }] })).toEqual([
      'first-order 5000',
    ])
  })

  test('hold credit up to what is left of the items (RE5)', () => {
    const { discounts, spends } = grant({ subtotal: 8000, discounts: [staffs], credits: [credit] })
    expect(discounts.at(-1)).toMatchObject({ id: 'referral-credit', amount: 1500, source: 'referral' })
    expect(spends).toEqual([{ creditId: 'c', amount: 1500 }])
    expect(grant({ subtotal: null, credits: [credit] }).spends).toEqual([])
  })

  test('stay as staff have left them (OF11)', () => {
    const settled = ['first-order']
    expect(amounts({ settled })).toEqual([])
    expect(amounts({ settled, offers: [welcomeOffer, referralOffer], subtotal: 200_000 })).toEqual([])
    expect(
      amounts({ settled, discounts: [{ id: 'first-order', name: 'first_order', amount: 7000 }] }),
    ).toEqual(['first-order 7000'])
  })

  test('give credit back that staff take off, and leave what they set of it (RE6, OF11)', () => {
    const settled = ['referral-credit']
    expect(grant({ settled, credits: [credit] }).spends).toEqual([])
    const set = { id: 'referral-credit', name: 'referral_credit', amount: 2500, source: 'referral' as const }
    const { discounts, spends } = grant({ settled, credits: [credit], discounts: [set] })
    expect(discounts).toContainEqual(set)
    expect(spends).toEqual([{ creditId: 'c', amount: 2500 }])
  })

  test('never hold credit that there is not, whatever staff or an order have of it (RE4, RE5, OF10, OF11)', () => {
    const set = { id: 'referral-credit', name: 'Friends', amount: 15_000 }
    const ground = { settled: offerIds, discounts: [set] }
    expect(amounts({ ...ground, credits: [credit] })).toEqual(['referral-credit 10000'])
    expect(amounts({ ...ground, credits: [credit], currency: 'usd' })).toEqual([])
    expect(amounts({ ...ground, credits: [] })).toEqual([])
  })
})

test('staff settle the offers that they remove or change, not their own discounts (OF11)', () => {
  const given = { id: 'first-order', name: 'first_order', amount: 5000 }
  expect(offersSettledBy([given, staffs], [given])).toEqual([])
  expect(offersSettledBy([given, staffs], [staffs])).toEqual(['first-order'])
  expect(offersSettledBy([given], [{ ...given, amount: 100 }])).toEqual(['first-order'])
})

test('credit is never more than was earned, and a request granted twice is the same (OF5, RE5)', () => {
  fc.assert(
    fc.property(
      fc.nat(300_000),
      fc.array(fc.nat(20_000), { maxLength: 3 }),
      fc.nat(90_000),
      fc.subarray(['first-order', 'referral-credit']),
      (subtotal, lefts, own, settled) => {
        const ground = {
          subtotal,
          offers: [welcomeOffer, referralOffer],
          credits: lefts.map((left, index) => ({ ...credit, id: String(index), left })),
          discounts: own > 0 ? [{ ...staffs, amount: own }] : [],
          settled,
        }
        const once = grant(ground)
        expect(grant({ ...ground, discounts: once.discounts })).toEqual(once)
        expect(sumCents(once.spends.map(({ amount }) => amount))).toBeLessThanOrEqual(sumCents(lefts))
        const byItself = once.discounts.filter(({ id }) => id !== 'sorry').map(({ amount }) => amount)
        expect(sumCents(byItself)).toBeLessThanOrEqual(subtotal)
      },
    ),
  )
})
