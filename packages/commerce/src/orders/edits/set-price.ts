import { idSchema } from '@teamloom/design/id-schema.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { z } from 'zod/mini'
import { givenCentsField } from '../../fields/cents.ts'
import { textField } from '../../fields/text.ts'
import type { SetPrice, SetPrices } from '../../pricing/price-item.ts'
import { told, unchanged } from '../edited.ts'
import { isSame } from '../is-same.ts'
import { defineEdit } from './define-edit.ts'
import { findItem, namesOf, withItem } from './items.ts'

const schema = z.object({
  designId: idSchema,
  pricePerUnit: z.nullable(givenCentsField),
  priceOfShippingPerUnit: z.nullable(givenCentsField),
  /** Why it costs that, for staff alone: the price holds for any quantity, which takes the right to give discounts. */
  reason: z.optional(textField(500)),
})

/** PR20, PR25: in the request's currency of now; null takes it back. */
export const setPrice = defineEdit({
  edit: 'setPrice',
  asked: {
    method: 'PUT',
    path: 'item/price',
    summary:
      'Price a piece past its maximum quantity, or with a reason for any, in the currency of now; null takes it back',
  },
  schema,
  givesMoney: true,
  tellsOf: ['item_price_updated'],
  apply: (document, asked) => {
    const item = findItem(document, asked.designId)
    if (!item) return refuse('designIdDoesntExist')
    const { currency } = document
    const price = priceOf(asked)
    const old = item.terms.setPrices?.[currency] ?? null
    if (isSame(old, price)) return ok(unchanged(document))
    const { [currency]: _, ...others } = item.terms.setPrices ?? {}
    const setPrices: SetPrices = price ? { ...others, [currency]: price } : others
    const data = { ...namesOf(item), currency, old, new: price }
    return ok({
      document: withItem(document, { ...item, terms: { ...item.terms, setPrices } }),
      events: [told('item_price_updated', data)],
    })
  },
  inverse: (before, { designId }) => ({
    kind: 'setPrice',
    designId,
    pricePerUnit: null,
    priceOfShippingPerUnit: null,
    ...findItem(before, designId)?.terms.setPrices?.[before.currency],
  }),
})

function priceOf({ pricePerUnit, priceOfShippingPerUnit, reason }: z.output<typeof schema>): SetPrice | null {
  if (pricePerUnit === null) return null
  return {
    pricePerUnit,
    priceOfShippingPerUnit: priceOfShippingPerUnit ?? 0,
    ...(reason ? { reason } : {}),
  }
}
