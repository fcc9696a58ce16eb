import { idSchema } from '@teamloom/design/id-schema.ts'
import { ok } from '@teamloom/kit/result.ts'
import { z } from 'zod/mini'
import { textField } from '../../fields/text.ts'
import { told } from '../edited.ts'
import type { OrderDocument } from '../order-document.ts'
import { defineEdit } from './define-edit.ts'
import type { Named } from './person.ts'

type Noted = { readonly text: string; readonly named: Named | null }

/** OR55: a note, and the colleague whom it is for. */
export const addNote = defineEdit({
  edit: 'addNote',
  asked: { method: 'POST', path: 'note', summary: 'Note something in the history, for staff alone' },
  schema: z.object({
    text: textField(5000).check(z.refine(text => text !== '', 'is required')),
    /** The member of staff whom it is for, who is mailed. */
    userId: z.optional(idSchema),
  }),
  tellsOf: ['note_added'],
  apply: (document: OrderDocument, { text, named }: Noted) =>
    ok({ document, events: [told('note_added', { text, ...(named && { named }) })] }),
})
