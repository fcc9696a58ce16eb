import { describe, expect, test } from 'vitest'
import { waitText } from '#web/features/account/words-of-fault.ts'

describe('how long to wait', () => {
  test.each([
    [1, '1 minute'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [5400, '90 minutes'],
    [5401, '2 hours'],
    [86_400, '24 hours'],
  ])('%i seconds: %s', (seconds, text) => {
    expect(waitText(seconds, 'en')).toBe(text)
  })

  test('is said in French too', () => {
    expect(waitText(120, 'fr')).toMatch(/^2\sminutes$/)
    expect(waitText(7200, 'fr')).toMatch(/^2\sheures$/)
  })
})
