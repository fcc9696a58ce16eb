import { expect, test } from 'vitest'
import { countOf } from '#web/lib/count.ts'

const formOf = (count: number, locale: string) => new Intl.PluralRules(locale).select(count)

test.each([0, 1, 2, 17, 1240, 1_000_000])(
  'a text for %i has the plural of its own number, but never a third',
  value => {
    expect(formOf(countOf(value, 'en').count, 'en')).toBe(formOf(value, 'en'))
    expect(formOf(countOf(value, 'fr').count, 'fr')).toBe(value < 2 ? 'one' : 'other')
  },
)

test('the number is written as its language writes it', () => {
  expect(countOf(1240, 'en').n).toBe('1,240')
  expect(countOf(1240, 'fr').n).toMatch(/^1\s240$/)
})
