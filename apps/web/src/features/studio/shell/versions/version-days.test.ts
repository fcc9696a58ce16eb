import { expect, test } from 'vitest'
import { daysOf, dayText, timeText } from '#web/features/studio/shell/versions/version-days.ts'

const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 5)

test('versions stand under their days, in the reader’s calendar', () => {
  const items = [at(21, 14), at(21, 9), at(19, 16)].map(each => ({ at: each.toISOString() }))
  expect(daysOf(items).map(day => day.items.length)).toEqual([2, 1])
})

test('days are named in both languages', () => {
  const now = at(21, 0)
  expect(dayText(at(21, 23), now, 'en')).toBe('Today')
  expect(dayText(at(20, 23), now, 'fr')).toBe('Hier')
  expect(dayText(at(19, 1), now, 'en')).toBe('Thursday, November 19')
  expect(dayText(at(19, 1), now, 'fr')).toBe('Jeudi 19 novembre')
  expect(dayText(new Date(2025, 1, 3), now, 'en')).toContain('2025')
})

test('times are told by 24 hours', () => {
  expect([timeText(at(19, 16), 'en'), timeText(at(19, 9), 'fr')]).toEqual(['16:05', '09 h 05'])
})
