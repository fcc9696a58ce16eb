import { expect, test } from 'vitest'
import { deliveryDates, latestOf, shipDateForEvent } from './delivery-dates.ts'

test.each([
  ['2026-01-05T10:00:00Z', 3, 10, '2026-01-31', '2026-03-21'],
  ['2026-02-27T23:59:59Z', 2, 4, '2026-03-18', '2026-04-01'],
  // Clocks change in between, days do not.
  ['2026-10-20T00:00:00Z', 1, 3, '2026-11-01', '2026-11-15'],
])(
  'ordered on %s, made in %i to %i weeks, it comes from %s to %s (DE1)',
  (today, minWeeks, maxWeeks, ...dates) => {
    const { from, to } = deliveryDates(new Date(today), { minWeeks, maxWeeks })
    expect([from, to].map(date => date.toISOString().slice(0, 10))).toEqual(dates)
  },
)

test('of several the last is there when the slowest is (DE3)', () => {
  const [slow, quick] = [
    { minWeeks: 3, maxWeeks: 6 },
    { minWeeks: 2, maxWeeks: 10 },
  ]
  expect(latestOf([slow, quick])).toEqual({ minWeeks: 3, maxWeeks: 10 })
  expect(latestOf([])).toBeUndefined()
})

test('TP38: what is sent five days before an event comes to it', () => {
  expect(shipDateForEvent('2027-01-09')).toBe('2027-01-04')
  expect(shipDateForEvent('2027-03-02')).toBe('2027-02-25')
})
