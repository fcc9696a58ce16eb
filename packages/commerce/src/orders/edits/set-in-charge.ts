import { idSchema } from '@teamloom/design/id-schema.ts'
import { ok } from '@teamloom/kit/result.ts'
import { z } from 'zod/mini'
import { told, unchanged } from '../edited.ts'
import type { OrderDocument } from '../order-document.ts'
import { defineEdit } from './define-edit.ts'
import type { Named } from './person.ts'

type Put = { readonly old: Named | null; readonly new: Named }

/** OR50: who answers for a request. */
export const setInCharge = defineEdit({
  edit: 'setInCharge',
  asked: {
    method: 'PUT',
    path: 'incharge',
    summary: 'Put a member of staff in charge, who is mailed where somebody else does',
  },
  schema: z.object({ userId: idSchema }),
  tellsOf: ['in_charge_updated'],
  apply: (document: OrderDocument, put: Put) => {
    if (put.old?.userId === put.new.userId) return ok(unchanged(document))
    return ok({ document, events: [told('in_charge_updated', { old: put.old, new: put.new })] })
  },
})
