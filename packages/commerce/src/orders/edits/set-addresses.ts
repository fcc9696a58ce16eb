import { ok, refuse } from '@teamloom/kit/result.ts'
import { z } from 'zod/mini'
import {
  type AddressForm,
  addressSchema,
  problemsOfAddress,
  toAddress,
  toAddressForm,
} from '../../addresses/address.ts'
import { told, unchanged } from '../edited.ts'
import { isSame } from '../is-same.ts'
import type { OrderDocument } from '../order-document.ts'
import { defineEdit, type EditOutcome } from './define-edit.ts'
import { currencyField, inCurrency } from './set-currency.ts'

/** AD1 to AD4, OR26: where it goes, and what is paid in where that is given. */
export const setShipping = defineEdit({
  edit: 'setShipping',
  asked: {
    method: 'PUT',
    path: 'shipping',
    summary: 'Set the delivery’s address, and the currency if it is given',
  },
  schema: z.object({ shippingAddress: addressSchema, currency: z.optional(currencyField) }),
  tellsOf: ['shipping_updated'],
  apply: (document, { shippingAddress, currency }, facts) => {
    const moved = withAddress(document, 'shippingAddress', shippingAddress)
    if (!moved.ok) return moved
    const paidIn = inCurrency(moved.value.document, currency ?? document.currency, facts)
    if (!paidIn.ok) return paidIn
    const { document: after, events } = paidIn.value
    return ok({ document: after, events: [...moved.value.events, ...events] })
  },
  inverse: ({ shippingAddress, currency }) => ({
    kind: 'setShipping',
    shippingAddress: toAddressForm(shippingAddress),
    currency,
  }),
})

/** AD1 to AD4. */
export const setBilling = defineEdit({
  edit: 'setBilling',
  asked: { method: 'PUT', path: 'billing', summary: 'Set the address of the invoice' },
  schema: z.object({ billingAddress: addressSchema }),
  tellsOf: ['billing_updated'],
  apply: (document, { billingAddress }) => withAddress(document, 'billingAddress', billingAddress),
  inverse: ({ billingAddress }) => ({ kind: 'setBilling', billingAddress: toAddressForm(billingAddress) }),
})

const eventOf = { shippingAddress: 'shipping_updated', billingAddress: 'billing_updated' } as const

function withAddress(document: OrderDocument, field: keyof typeof eventOf, form: AddressForm): EditOutcome {
  const issues = problemsOfAddress(form).map(({ path, message }) => ({ path: `${field}.${path}`, message }))
  if (issues.length > 0) return refuse('invalid_address', { issues })
  const address = toAddress(form)
  if (isSame(address, document[field])) return ok(unchanged(document))
  const data = { old: document[field], new: address }
  return ok({ document: { ...document, [field]: address }, events: [told(eventOf[field], data)] })
}
