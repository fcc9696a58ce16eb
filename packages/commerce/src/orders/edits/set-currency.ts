import { type Currency, currencies } from '@teamloom/kit/money.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { z } from 'zod/mini'
import { told, unchanged } from '../edited.ts'
import type { OrderDocument } from '../order-document.ts'
import { defineEdit, type EditFacts, type EditOutcome } from './define-edit.ts'

export const currencyField = z.enum(currencies)

/** OR26. */
export const setCurrency = defineEdit({
  edit: 'setCurrency',
  asked: { method: 'PUT', path: 'currency', summary: 'Price everything from its table of another currency' },
  schema: z.object({ currency: currencyField }),
  tellsOf: ['currency_updated'],
  apply: (document, { currency }, facts) => inCurrency(document, currency, facts),
  inverse: ({ currency }) => ({ kind: 'setCurrency', currency }),
})

/** OR26: items cost what their own table of the currency says; discounts keep their number of cents. */
export function inCurrency(
  document: OrderDocument,
  currency: Currency,
  { hasPayments }: EditFacts,
): EditOutcome {
  if (currency === document.currency) return ok(unchanged(document))
  if (hasPayments) return refuse('has_payments')
  const data = { old: { currency: document.currency }, new: { currency } }
  return ok({ document: { ...document, currency }, events: [told('currency_updated', data)] })
}
