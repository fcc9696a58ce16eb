import { sumCents } from '@teamloom/kit/money.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { worthOf } from './offer.ts'
import { type Credit, endOfCredit, problemOfReferral, referralOffer, spendCredit } from './referral.ts'

const fresh = { isOwnCode: false, isOwnTeam: false, isTeamReferred: false, hasOrderedBefore: false }
const placedAt = new Date('2026-06-01T12:00:00Z')
const credit = (change: Partial<Credit>): Credit => ({
  id: 'a',
  currency: 'cad',
  left: 10_000,
  until: new Date('2027-06-01T12:00:00Z'),
  ...change,
})

test('a referred team has 100 dollars off an order of 1,500 or more (RE1)', () => {
  expect(worthOf(referralOffer, 149_999, 'cad')).toBe(0)
  expect(worthOf(referralOffer, 150_000, 'cad')).toBe(10_000)
  expect(worthOf(referralOffer, 150_000, 'usd')).toBe(10_000)
})

test('a code is nothing for its owner and their teams (RE2)', () => {
  expect(problemOfReferral(fresh)).toBeNull()
  expect(problemOfReferral({ ...fresh, isOwnCode: true })).toBe('promo_unknown')
  expect(problemOfReferral({ ...fresh, isOwnTeam: true })).toBe('promo_unknown')
})

test('a team is referred once, before its first order (RE3)', () => {
  expect(problemOfReferral({ ...fresh, isTeamReferred: true })).toBe('promo_used')
  expect(problemOfReferral({ ...fresh, hasOrderedBefore: true })).toBe('promo_used')
})

test.each([
  ['2026-01-15T10:00:00Z', '2027-07-15T10:00:00Z'],
  ['2026-08-31T10:00:00Z', '2028-02-29T10:00:00Z'],
  ['2025-08-31T10:00:00Z', '2027-02-28T10:00:00Z'],
])('credit of %s ends %s (RE4)', (earned, end) => {
  expect(endOfCredit(new Date(earned))).toEqual(new Date(end))
})

describe('credit', () => {
  test('that ends first is used first, and only what is needed (RE5)', () => {
    const later = credit({ id: 'later' })
    const sooner = credit({ id: 'sooner', until: new Date('2026-07-01T00:00:00Z') })
    expect(spendCredit([later, sooner], 12_000, 'cad', placedAt)).toEqual([
      { creditId: 'sooner', amount: 10_000 },
      { creditId: 'later', amount: 2000 },
    ])
    expect(spendCredit([later, sooner], 0, 'cad', placedAt)).toEqual([])
  })

  test('of another currency, or that has ended, is not used (RE4, RE5)', () => {
    expect(
      spendCredit([credit({ currency: 'usd' }), credit({ until: placedAt })], 9000, 'cad', placedAt),
    ).toEqual([])
  })

  test('is never used beyond what there is (RE5)', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20_000), { maxLength: 6 }), fc.nat(60_000), (lefts, room) => {
        const credits = lefts.map((left, index) => credit({ id: String(index), left }))
        const spends = spendCredit(credits, room, 'cad', placedAt)
        const spent = sumCents(spends.map(({ amount }) => amount))
        expect(spent).toBe(Math.min(room, sumCents(lefts)))
        for (const { creditId, amount } of spends)
          expect(amount).toBeLessThanOrEqual(lefts[Number(creditId)]!)
      }),
    )
  })
})
