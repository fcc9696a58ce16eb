import { expect, test } from 'vitest'
import { offerOfPromo, type PromoCode, type PromoFacts, problemOfPromo, readCode } from './promo-code.ts'

const spring: PromoCode = {
  code: 'SPRING',
  kind: 'percent',
  value: 10,
  currency: null,
  from: new Date('2026-03-01T00:00:00Z'),
  until: new Date('2026-04-01T00:00:00Z'),
  leastSubtotal: 20_000,
  uses: 3,
  usesPerAccount: 1,
  firstOrderOnly: false,
  addsUp: true,
}
const unused: PromoFacts = { timesUsed: 0, timesUsedByAccount: 0, hasOrderedBefore: true }
const inMarch = new Date('2026-03-15T00:00:00Z')

const problem = (promo: Partial<PromoCode>, facts: Partial<PromoFacts> = {}, at = inMarch) =>
  problemOfPromo({ ...spring, ...promo }, { ...unused, ...facts }, 'cad', at)

test('a code ignores case and the space around it (OF6)', () => {
  expect(readCode('  spring ')).toBe('SPRING')
})

test('a code holds from its first moment until its last, in its currency (OF7)', () => {
  expect(problem({})).toBeNull()
  expect(problem({}, {}, new Date('2026-02-28T23:59:59Z'))).toBe('promo_unknown')
  expect(problem({}, {}, new Date('2026-03-31T23:59:59Z'))).toBeNull()
  expect(problem({}, {}, new Date('2026-04-01T00:00:00Z'))).toBe('promo_expired')
  expect(problem({ from: null, until: null }, {}, new Date(0))).toBeNull()
  expect(problem({ currency: 'usd' })).toBe('promo_unknown')
})

test('a code is used up in all, or by the account (OF8)', () => {
  expect(problem({}, { timesUsed: 2 })).toBeNull()
  expect(problem({}, { timesUsed: 3 })).toBe('promo_used')
  expect(problem({}, { timesUsed: 1, timesUsedByAccount: 1 })).toBe('promo_used')
  expect(problem({ uses: null, usesPerAccount: null }, { timesUsed: 9, timesUsedByAccount: 9 })).toBeNull()
})

test('a code for the first order is used up after it (OF9)', () => {
  expect(problem({ firstOrderOnly: true })).toBe('promo_used')
  expect(problem({ firstOrderOnly: true }, { hasOrderedBefore: false })).toBeNull()
})

test('a code is an offer of its own name and terms (OF4)', () => {
  expect(offerOfPromo(spring)).toMatchObject({ id: 'promo', name: 'SPRING', value: 10, addsUp: true })
})
