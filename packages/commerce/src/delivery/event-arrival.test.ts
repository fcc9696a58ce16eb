import { expect, test } from 'vitest'
import { arrivalForEvent, nextEvent } from './event-arrival.ts'

const today = new Date(2026, 10, 25, 23, 30)
const time = { minWeeks: 3, maxWeeks: 10 }

// Counted from November 25 it comes from December 21 to February 8.
test.each([
  ['2027-02-20', 'before', 12],
  ['2027-02-08', 'before', 0],
  ['2027-02-07', 'unsure', -1],
  ['2026-12-21', 'unsure', -49],
  ['2026-12-20', 'after', -50],
  ['2026-11-25', 'after', -75],
] as const)('to an event on %s it comes %s, %i days to spare (DE3)', (eventDate, kind, days) => {
  expect(arrivalForEvent(eventDate, { start: today, today, time })).toEqual({ kind, days })
})

test('an event that has passed is not told (DE3)', () => {
  expect(arrivalForEvent('2026-11-24', { start: today, today, time })).toBeUndefined()
})

test('of several teams the event that comes first is told, of those ahead (DE3)', () => {
  expect(nextEvent(['2027-03-01', null, '2026-11-24', '2027-01-09', undefined], today)).toBe('2027-01-09')
  expect(nextEvent(['2026-11-24', null], today)).toBeNull()
})
