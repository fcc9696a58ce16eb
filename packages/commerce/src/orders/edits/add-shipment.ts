import { ok } from '@teamloom/kit/result.ts'
import { z } from 'zod/mini'
import { textField } from '../../fields/text.ts'
import { told } from '../edited.ts'
import type { OrderDocument } from '../order-document.ts'
import { defineEdit } from './define-edit.ts'
import { parcelFields } from './parcel.ts'

/** OR54: another parcel, whatever the status is. */
export const addShipment = defineEdit({
  edit: 'addShipment',
  asked: {
    method: 'POST',
    path: 'shipment',
    summary:
      'Note another parcel of an order, at any status; its customer is mailed unless it is said otherwise',
  },
  schema: z.object({
    ...parcelFields,
    /** What is in it, for the customer. */
    contents: z.optional(textField(500)),
    tellCustomer: z._default(z.boolean(), true),
  }),
  tellsOf: ['shipment_added'],
  apply: (document: OrderDocument, { about }: { readonly about: Readonly<Record<string, string>> }) =>
    ok({ document, events: [told('shipment_added', about)] }),
})
