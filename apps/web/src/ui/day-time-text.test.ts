import { expect, test } from 'vitest'
import { dayTimeText } from './day-time-text.ts'

const now = new Date(2026, 10, 24, 13, 0)

test.each([
  [new Date(2026, 10, 24, 9, 12), 'today, 9:12', 'aujourd’hui, 9 h 12'],
  [new Date(2026, 10, 23, 23, 59), 'yesterday, 23:59', 'hier, 23 h 59'],
  [new Date(2026, 10, 22, 23, 59), 'Nov 22, 23:59', '22 nov., 23 h 59'],
  // A clock that is ahead of ours.
  [new Date(2026, 10, 25, 0, 5), 'Nov 25, 0:05', '25 nov., 0 h 05'],
  [new Date(2025, 11, 31, 23, 59), 'Dec 31, 2025', '31 déc. 2025'],
])('%s is read by its day', (then, en, fr) => {
  expect([dayTimeText(then, now, 'en'), dayTimeText(then, now, 'fr')]).toEqual([en, fr])
})
