import { expect, test } from 'vitest'
import { longDateText } from './date-text.ts'

test('the first of a month is an ordinal in French, no other day is', () => {
  const on = (day: string, locale: 'en' | 'fr') => longDateText(new Date(day), locale, { timeZone: 'UTC' })
  expect(on('2027-03-01', 'fr')).toBe('1er mars 2027')
  expect(on('2027-03-11', 'fr')).toBe('11 mars 2027')
  expect(on('2027-03-01', 'en')).toBe('March 1, 2027')
  const at = { timeZone: 'America/Toronto', timeStyle: 'short' } as const
  expect(longDateText(new Date('2027-03-01T19:05:00Z'), 'fr', at)).toMatch(/^1er mars 2027 à 14 h 05$/)
})
