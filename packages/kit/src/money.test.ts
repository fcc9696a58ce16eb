import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shareCents, sumCents } from './money.ts'

describe('shareCents', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [5000, [231_000, 130_440], [3196, 1804]],
    [1, [0, 0], [1, 0]],
    [-10, [1, 2], [-3, -7]],
    [0, [], []],
  ])('%i over %j is %j', (amount, weights, parts) => {
    expect(shareCents(amount, weights)).toEqual(parts)
  })

  test('parts sum to the whole and lie within a cent of the exact share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.array(fc.nat(1e6), { minLength: 1, maxLength: 30 }),
        (amount, weights) => {
          const parts = shareCents(amount, weights)
          const all = sumCents(weights)
          expect(sumCents(parts)).toBe(amount)
          parts.forEach((part, index) => {
            const exact = all === 0 ? amount / weights.length : (amount * weights[index]!) / all
            expect(Math.abs(part - exact)).toBeLessThan(1)
          })
        },
      ),
    )
  })
})
