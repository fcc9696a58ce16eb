import { ok } from '@teamloom/kit/result.ts'
import { z } from 'zod/mini'
import { lineField } from '../../fields/text.ts'
import { exemptFrom } from '../../taxes/tax-exemption.ts'
import { told, unchanged } from '../edited.ts'
import { isSame } from '../is-same.ts'
import { defineEdit } from './define-edit.ts'

/** TX8. */
export const setTaxExemption = defineEdit({
  edit: 'setTaxExemption',
  asked: {
    method: 'PUT',
    path: 'taxexemption',
    summary: 'Note of which taxes the buyer is exempt, by which certificate; null: of none',
  },
  schema: z.object({
    exemption: z.nullable(
      z.object({
        /** The certificate's. */
        number: lineField(1, 100),
        from: z._default(z.enum(exemptFrom), 'all'),
      }),
    ),
  }),
  right: 'discounts',
  givesMoney: true,
  tellsOf: ['tax_exemption_updated'],
  apply: (document, { exemption }) => {
    if (isSame(exemption, document.taxExemption)) return ok(unchanged(document))
    return ok({
      document: { ...document, taxExemption: exemption },
      events: [told('tax_exemption_updated', { old: document.taxExemption, new: exemption })],
    })
  },
  inverse: ({ taxExemption: exemption }) => ({ kind: 'setTaxExemption', exemption }),
})
