import { ok } from '@teamloom/kit/result.ts'
import { z } from 'zod/mini'
import { textField } from '../../fields/text.ts'
import { type PreorderStatus, preorderStatuses } from '../../preorders/status.ts'
import { told, unchanged } from '../edited.ts'
import type { OrderDocument } from '../order-document.ts'
import { defineEdit } from './define-edit.ts'
import { parcelFields } from './parcel.ts'

type Set = {
  readonly status: PreorderStatus
  /** What is told with it: how a parcel goes, why a quote was declined. */
  readonly about: Readonly<Record<string, string>>
}

/** OR19: any status from any. */
export const setStatus = defineEdit({
  edit: 'setStatus',
  asked: {
    method: 'POST',
    path: 'status',
    summary: 'Set the status, any from any; purchased and those after it make the order, once',
  },
  schema: z.object({
    status: z.enum(preorderStatuses),
    /** Mails the customer; absent: for the steps that usually come next. */
    tellCustomer: z.optional(z.boolean()),
    ...parcelFields,
    /** The proof's, with `inreviewbycustomer`. */
    note: z.optional(textField(5000)),
  }),
  tellsOf: ['status_updated'],
  apply: (document: OrderDocument, { status, about }: Set) => {
    if (status === document.status) return ok(unchanged(document))
    const data = { old: { status: document.status }, new: { status }, ...about }
    return ok({ document: { ...document, status }, events: [told('status_updated', data)] })
  },
  inverse: ({ status }) => ({ kind: 'setStatus', status, about: {} }),
})
