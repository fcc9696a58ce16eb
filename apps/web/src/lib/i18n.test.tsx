import i18next from 'i18next'
import { expect, test } from 'vitest'
import { setLocale } from '#web/lib/i18n.ts'

test('of two languages asked for at once the later is shown, whichever comes first', async () => {
  await Promise.all([setLocale('fr'), setLocale('en')])
  expect([i18next.language, document.documentElement.lang]).toEqual(['en', 'en'])
  await Promise.all([setLocale('fr'), setLocale('en'), setLocale('fr')])
  expect([i18next.language, document.documentElement.lang]).toEqual(['fr', 'fr'])
})
