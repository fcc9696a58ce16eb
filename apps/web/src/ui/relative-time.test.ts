import { describe, expect, test } from 'vitest'
import { relativeTime } from '#web/ui/relative-time.ts'

const now = new Date(2026, 10, 21, 18, 0, 0).getTime()
const ago = (seconds: number, locale: 'en' | 'fr' = 'en') =>
  relativeTime(new Date(now - seconds * 1000), now, locale)
const minute = 60
const hour = 3600
const day = 86_400

describe('how long ago something was', () => {
  test.each([
    [minute, '1 minute ago'],
    [2 * minute - 1, '1 minute ago'],
    [2 * minute, '2 minutes ago'],
    [hour - 1, '59 minutes ago'],
    [hour, '1 hour ago'],
    [day - 1, '23 hours ago'],
    [2 * day, '2 days ago'],
    [30 * day - 1, '29 days ago'],
    [30 * day, '1 month ago'],
    [365 * day - 1, '12 months ago'],
    [365 * day, '1 year ago'],
    [800 * day, '2 years ago'],
  ])('%i seconds: %s', (seconds, text) => {
    expect(ago(seconds)).toBe(text)
  })

  test('is nothing to count under a minute, nor ahead of our clock', () => {
    expect(ago(0)).toBeUndefined()
    expect(ago(59.9)).toBeUndefined()
    expect(ago(-3 * hour)).toBeUndefined()
  })

  test('is yesterday only on the day before', () => {
    expect(ago(25 * hour)).toBe('yesterday')
    expect(ago(41 * hour)).toBe('yesterday')
    expect(ago(43 * hour)).toBe('1 day ago')
  })

  test('is said in French too', () => {
    expect(ago(14 * minute, 'fr')).toBe('il y a 14 minutes')
    expect(ago(25 * hour, 'fr')).toBe('hier')
    expect(ago(400 * day, 'fr')).toBe('il y a 1 an')
  })
})
