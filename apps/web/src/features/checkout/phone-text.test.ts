import { describe, expect, it } from 'vitest'
import { countryOfPhone, phoneAsTyped } from '#web/features/checkout/phone-text.ts'

describe('a phone number', () => {
  it('is spaced while it is typed', () => {
    expect(phoneAsTyped('514555', 'CA')).toBe('(514) 555')
    expect(phoneAsTyped('+1514555019', 'US')).toBe('+1 514 555 019')
  })

  it('loses nothing of what is no number', () => {
    expect(phoneAsTyped('514 ext', 'CA')).toBe('514 ext')
  })

  it('tells whose it is', () => {
    expect(countryOfPhone('514 555 0199')).toBe('CA')
    expect(countryOfPhone('802 555 0123')).toBe('US')
    expect(countryOfPhone('802 555 0123 poste 204')).toBe('US')
    expect(countryOfPhone('787 555 0123')).toBe('US')
    expect(countryOfPhone('51')).toBeUndefined()
  })
})
