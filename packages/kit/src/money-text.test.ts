import { expect, test } from 'vitest'
import { moneyText } from './money-text.ts'

const nbsp = '\u00a0'

test.each([
  [4620, 'cad', 'en', '$46.20'],
  [4620, 'cad', 'fr', `46,20${nbsp}$`],
  [123_450, 'usd', 'en', 'US$1,234.50'],
  [123_450, 'usd', 'fr', `1${nbsp}234,50${nbsp}$${nbsp}US`],
  [1000, 'jpy', 'en', 'JP¥1,000'],
  [-4620, 'cad', 'en', '−$46.20'],
  [-4620, 'cad', 'fr', `−46,20${nbsp}$`],
] as const)('%i %s in %s is %s', (amount, currency, locale, text) => {
  expect(moneyText(amount, currency, locale)).toBe(text)
})
