import { expect, it } from 'vitest'
import { dateText, shortTime } from '#web/features/orders/desk/desk-time.ts'

it('tells the time as precisely as is still of use', () => {
  const now = new Date(2026, 10, 23, 0, 30)
  expect(shortTime(new Date(2026, 10, 23, 0, 5), now, 'en')).toMatch(/^Today, (00|24|0):05$/)
  expect(shortTime(new Date(2026, 10, 22, 23, 59), now, 'en')).toBe('Yesterday, 23:59')
  expect(shortTime(new Date(2026, 10, 22, 16, 20), now, 'fr')).toMatch(/^Hier, 16\s?[h:]\s?20$/)
  expect(shortTime(new Date(2026, 10, 19, 12), now, 'en')).toMatch(/^Nov\.? 19$/)
  expect(shortTime(new Date(2025, 10, 19, 12), now, 'en')).toBe(dateText(new Date(2025, 10, 19), 'en'))
})
