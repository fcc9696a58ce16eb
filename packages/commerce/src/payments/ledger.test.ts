import { sumCents } from '@teamloom/kit/money.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canPay, checkEntry, depositOf, type LedgerEntry, owedOf, paidOf } from './ledger.ts'

function entry(change: Partial<LedgerEntry>): LedgerEntry {
  return {
    id: 'a',
    method: 'interac',
    amount: 10_000,
    state: 'booked',
    reverses: null,
    refunds: null,
    isProviders: false,
    ...change,
  }
}

const card = entry({ id: 'card', method: 'card', isProviders: true })
const refusal = (answer: ReturnType<typeof checkEntry>) => (answer.ok ? answer.value : answer.refusal.code)

describe('the ledger', () => {
  test('counts what is booked, refunds below nothing (PA1, PA5)', () => {
    const pending = entry({ id: 'b', amount: -4000, state: 'pending' })
    expect(paidOf([entry({}), entry({ amount: -3000 }), pending, entry({ state: 'failed' })])).toBe(7000)
  })

  test('books a payment of any size (PA2)', () => {
    expect(refusal(checkEntry([], { amount: 99_999_999 }))).toBe(99_999_999)
  })

  test('gives nothing back beyond what was paid (PA3)', () => {
    expect(refusal(checkEntry([entry({})], { amount: -10_000 }))).toBe(-10_000)
    expect(refusal(checkEntry([entry({})], { amount: -10_001 }))).toBe('refund_beyond_paid')
    const leaving = entry({ id: 'b', amount: -6000, state: 'pending' })
    expect(refusal(checkEntry([entry({}), leaving], { amount: -4001 }))).toBe('refund_beyond_paid')
    expect(refusal(checkEntry([entry({}), { ...leaving, state: 'failed' }], { amount: -10_000 }))).toBe(
      -10_000,
    )
  })

  test('gives a card payment back once (PA3, PA5)', () => {
    const other = entry({ id: 'other', amount: 50_000 })
    const back = entry({ id: 'back', amount: -7000, refunds: 'card', state: 'pending' })
    const wanted = (amount: number) => ({ amount, refunds: 'card' })
    expect(refusal(checkEntry([card, other], wanted(-10_001)))).toBe('refund_beyond_paid')
    expect(refusal(checkEntry([card, other, back], wanted(-3001)))).toBe('refund_beyond_paid')
    expect(refusal(checkEntry([card, other, back], wanted(-3000)))).toBe(-3000)
    expect(refusal(checkEntry([card, other, { ...back, state: 'failed' }], wanted(-10_000)))).toBe(-10_000)
    expect(refusal(checkEntry([card], wanted(1)))).toBe('refund_beyond_paid')
    expect(refusal(checkEntry([other], { amount: -1, refunds: 'other' }))).toBe('refund_beyond_paid')
    expect(refusal(checkEntry([card], { amount: -1, refunds: 'none' }))).toBe('entry_not_found')
  })

  test('reverses a mistake exactly, once (PA4)', () => {
    const reversal = entry({ id: 'b', amount: -10_000, reverses: 'a' })
    expect(refusal(checkEntry([entry({})], { amount: 0, reverses: 'a' }))).toBe(-10_000)
    expect(refusal(checkEntry([entry({}), reversal], { amount: 0, reverses: 'a' }))).toBe('not_reversible')
    expect(refusal(checkEntry([entry({}), reversal], { amount: 0, reverses: 'b' }))).toBe('not_reversible')
    expect(refusal(checkEntry([card], { amount: 0, reverses: 'card' }))).toBe('not_reversible')
    expect(refusal(checkEntry([], { amount: 0, reverses: 'a' }))).toBe('entry_not_found')
    for (const state of ['pending', 'booked', 'failed'] as const) {
      const back = entry({ id: 'back', amount: -500, refunds: 'card', state })
      expect(refusal(checkEntry([card, back], { amount: 0, reverses: 'back' }))).toBe('not_reversible')
    }
    const refunded = [entry({}), entry({ id: 'r', amount: -2000 })]
    expect(refusal(checkEntry(refunded, { amount: 0, reverses: 'a' }))).toBe('refund_beyond_paid')
  })

  test('whatever is asked of it, never pays out more than came in (PA1, PA3, PA4)', () => {
    const step = fc.record({
      amount: fc.integer({ min: -9000, max: 9000 }),
      reverses: fc.option(fc.nat(12).map(String), { nil: undefined }),
      refunds: fc.option(fc.nat(12).map(String), { nil: undefined }),
      isProviders: fc.boolean(),
      outcome: fc.constantFrom('booked' as const, 'pending' as const, 'failed' as const),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), steps => {
        const entries: LedgerEntry[] = []
        for (const { isProviders, outcome, ...wanted } of steps) {
          const checked = checkEntry(entries, wanted)
          if (!checked.ok) continue
          entries.push(
            entry({
              id: String(entries.length),
              amount: checked.value,
              reverses: wanted.reverses ?? null,
              refunds: wanted.refunds ?? null,
              isProviders: isProviders && checked.value > 0,
              state: wanted.refunds === undefined ? 'booked' : outcome,
            }),
          )
          expect(paidOf(entries)).toBeGreaterThanOrEqual(0)
        }
        for (const payment of entries) {
          const given = entries.filter(({ refunds, state }) => refunds === payment.id && state !== 'failed')
          expect(payment.amount + sumCents(given.map(({ amount }) => amount))).toBeGreaterThanOrEqual(
            given.length > 0 ? 0 : payment.amount,
          )
        }
      }),
      { numRuns: 10_000 },
    )
  })
})

test('a deposit is a share before taxes, half up (PA6)', () => {
  expect(depositOf(10_001, 50)).toBe(5001)
  expect(depositOf(10_000, 30)).toBe(3000)
})

test('what was paid beyond what is asked for is owed back (PA20)', () => {
  expect([-700, -500, -300, 0, 200, null].map(balance => owedOf(balance, 500))).toEqual([200, 0, 0, 0, 0, 0])
  expect(owedOf(-500, 0)).toBe(500)
})

test('by card one pays more than nothing, and what is due at most (PA7)', () => {
  expect([0, -1, 1, 500, 501].map(amount => canPay(amount, 500))).toEqual([false, false, true, true, false])
  expect(canPay(1, null)).toBe(false)
})
