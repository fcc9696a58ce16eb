import { describe, expect, it } from 'vitest'
import { deliveryDay, deliveryDays, endedOnce } from '#web/lib/delivery-day.ts'

const on = (month: number, day: number, year = 2026) => new Date(year, month - 1, day, 12)

describe('a delivery day', () => {
  it('is written as each language does', () => {
    expect(deliveryDay(on(12, 17), 'en')).toBe('Dec 17')
    expect(deliveryDay(on(12, 17), 'fr')).toBe('17 déc.')
    expect(deliveryDay(on(1, 1), 'fr')).toBe('1er janv.')
  })

  it('names a French month once', () => {
    expect(deliveryDays(on(12, 10), on(12, 31), 'fr')).toEqual({ from: '10', to: '31 déc.' })
    expect(deliveryDays(on(12, 1), on(12, 31), 'fr')).toEqual({ from: '1er', to: '31 déc.' })
    expect(deliveryDays(on(12, 17), on(2, 4, 2027), 'fr')).toEqual({ from: '17 déc.', to: '4 févr.' })
    expect(deliveryDays(on(12, 10), on(12, 31), 'en')).toEqual({ from: 'Dec 10', to: 'Dec 31' })
  })

  it('ends a sentence with one point', () => {
    expect(endedOnce('Livraison du 22 déc. au 9 févr..')).toBe('Livraison du 22 déc. au 9 févr.')
    expect(endedOnce('Livraison du 2 au 9 mai.')).toBe('Livraison du 2 au 9 mai.')
  })

  it('does not take the same month of another year for the same', () => {
    expect(deliveryDays(on(12, 10), on(12, 3, 2027), 'fr').from).toBe('10 déc.')
  })
})
