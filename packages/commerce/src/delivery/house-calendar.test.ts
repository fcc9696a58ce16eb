import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deliveryDates } from './delivery-dates.ts'
import { addOpenDays, firstDay } from './house-calendar.ts'

const holidays = { closed: [{ from: '2026-12-24', to: '2027-01-03' }], cutOffHour: 14 }
const never = { closed: [], cutOffHour: null }

test.each([
  ['2026-12-08', 9, '2026-12-08'],
  ['2026-12-08', 13, '2026-12-08'],
  ['2026-12-08', 14, '2026-12-09'],
  ['2026-12-23', 13, '2026-12-23'],
  ['2026-12-23', 14, '2027-01-04'],
  ['2026-12-24', 9, '2027-01-04'],
  ['2027-01-03', 23, '2027-01-04'],
] as const)('ordered on %s at %i o’clock it counts from %s (DE4)', (day, hour, start) => {
  expect(firstDay(day, hour, holidays)).toBe(start)
  expect(firstDay(day, hour, never)).toBe(day)
})

test.each([
  ['2026-12-01', 10, '2026-12-11', 0],
  ['2026-12-01', 22, '2026-12-23', 0],
  ['2026-12-01', 23, '2027-01-04', 11],
  ['2026-12-20', 26, '2027-01-26', 11],
  ['2027-01-04', 26, '2027-01-30', 0],
] as const)('from %s, %i open days later is %s, %i closed days on (DE5)', (start, days, date, closedDays) => {
  expect(addOpenDays(start, days, holidays)).toEqual({ date, closedDays })
})

describe('a delivery', () => {
  const time = { minWeeks: 3, maxWeeks: 10 }

  test('comes as it would without closed days where none lie on its way (DE1, DE5)', () => {
    const today = new Date('2026-11-25T15:00:00Z')
    const { startsOn, closedDays, from } = deliveryDates(today, { ...time, calendar: never })
    expect([startsOn, closedDays, from]).toEqual([null, 0, deliveryDates(today, time).from])
  })

  test('tells that it begins later, by Eastern time, and how long the house is closed (DE4, DE5)', () => {
    // Two in the afternoon in Toronto.
    const today = new Date('2026-12-22T19:00:00Z')
    const dates = deliveryDates(today, { ...time, calendar: holidays })
    expect(dates).toMatchObject({ startsOn: '2026-12-23', closedDays: 11 })
    const before = deliveryDates(new Date('2026-12-22T18:59:59Z'), { ...time, calendar: holidays })
    expect(before).toMatchObject({ startsOn: null, closedDays: 11 })
  })

  test('never comes earlier, nor on a closed day, however often the house is closed (DE4, DE5)', () => {
    const closures = fc
      .uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 0, maxLength: 8 })
      .map(starts =>
        starts
          .toSorted((a, b) => a - b)
          .map(start => ({ from: dateOf(start * 6), to: dateOf(start * 6 + 4) })),
      )
    const dateOf = (day: number) =>
      new Date(Date.parse('2026-12-01') + day * 86_400_000).toISOString().slice(0, 10)
    fc.assert(
      fc.property(
        closures,
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: 0, max: 90 }),
        (closed, at, days) => {
          const start = firstDay(dateOf(at), 0, { closed, cutOffHour: null })
          const { date } = addOpenDays(start, days, { closed })
          expect(start >= dateOf(at)).toBe(true)
          expect(date >= dateOf(at + days)).toBe(true)
          for (const { from, to } of closed) expect(date >= from && date <= to).toBe(false)
        },
      ),
    )
  })
})
