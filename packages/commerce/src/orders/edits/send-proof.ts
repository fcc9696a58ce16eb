import { ok } from '@teamloom/kit/result.ts'
import { z } from 'zod/mini'
import { textField } from '../../fields/text.ts'
import { told } from '../edited.ts'
import type { OrderDocument } from '../order-document.ts'
import { defineEdit } from './define-edit.ts'

type Sent = { readonly number: number; readonly note: string | null }

/** OR34: sends a proof as it was once more, or another after changes, whatever the status is. */
export const sendProof = defineEdit({
  edit: 'sendProof',
  asked: {
    method: 'POST',
    path: 'proof',
    summary: 'Send the customer a proof of the request as it is now',
  },
  schema: z.object({ note: z.optional(textField(5000)), tellCustomer: z.optional(z.boolean()) }),
  tellsOf: ['proof_sent'],
  apply: (document: OrderDocument, { number, note }: Sent) =>
    ok({ document, events: [told('proof_sent', { proofNumber: number, note })] }),
})
