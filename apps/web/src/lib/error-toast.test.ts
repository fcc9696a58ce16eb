import { notifications, notificationsStore } from '@mantine/notifications'
import { CallError } from '@teamloom/contract/client.ts'
import { fieldRules } from '@teamloom/contract/field-rules.ts'
import { refusals } from '@teamloom/contract/refusals.ts'
import i18next from 'i18next'
import { beforeEach, expect, it } from 'vitest'
import { refusalText, toastError, toastLoadError } from '#web/lib/error-toast.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { toast as en } from '#web/locales/en/toast.ts'
import { toast as fr } from '#web/locales/fr/toast.ts'

beforeEach(() => notifications.clean())

const shown = () => notificationsStore.getState().notifications.map(({ id }) => id)
const gone = Object.entries(refusals).flatMap(([code, status]) =>
  status === 404 ? [code as keyof typeof refusals] : [],
)

it.each(gone)('who asked for something is told of %s', code => {
  toastError(new CallError(code, 404))
  expect(shown()).toEqual([`toast.${code}`])
})

it('what a screen asks for by itself and is not there is the screen’s to say; all else is told', () => {
  toastLoadError(new CallError('designIdDoesntExist', 404))
  expect(shown()).toEqual([])
  toastLoadError(new CallError('conflict', 409))
  expect(shown()).toEqual(['toast.conflict'])
})

it('a query that finds nothing says nothing', async () => {
  const isGone = async () => {
    throw new CallError('designIdDoesntExist', 404)
  }
  await queryClient.prefetchQuery({ queryKey: ['gone'], queryFn: isGone })
  expect(shown()).toEqual([])
})

it('a form that does not fit says in words which field, and what fits', async () => {
  const text = (field: string, rule: (typeof fieldRules)[number], limit?: number) =>
    refusalText('validation_failed', { field, rule, ...(limit ? { limit } : {}) })
  await i18next.init({
    lng: 'en',
    resources: { en: { translation: { toast: en } }, fr: { translation: { toast: fr } } },
    interpolation: { escapeValue: false },
  })
  expect(text('qty', 'atMost', 1_000_000)).toBe('Quantity: enter 1,000,000 at most.')
  expect(text('amount', 'atMost', 1_000_000_000)).toBe('Amount: enter 10,000,000 at most.')
  expect(text('items', 'itemsAtMost', 100)).toBe('Designs: 100 at most at once. Send the others apart.')
  expect(text('', 'form')).toBe('Something in this form is not right. Check it and try again.')
  await i18next.changeLanguage('fr')
  expect(text('amount', 'atMost', 1_000_000_000)).toBe('Montant\u00a0: entrez 10\u00a0000\u00a0000 au plus.')
  for (const rule of fieldRules) expect(text('odd', rule, 3)).not.toMatch(/toast|{{/)
  await i18next.changeLanguage('en')
})
