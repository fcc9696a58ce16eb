import { idSchema } from '@teamloom/design/id-schema.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { z } from 'zod/mini'
import { sizesField } from '../../fields/sizes.ts'
import { told } from '../edited.ts'
import { type OrderDocument, type OrderedItem, priceOf } from '../order-document.ts'
import { defineEdit } from './define-edit.ts'
import { factsOf } from './items.ts'

type Added = {
  readonly item: OrderedItem
  /** Where it stood before it was taken out. */
  readonly at?: number
}

/** OR25: one that is added reaches its minimum; one that comes back need not. */
export const addItem = defineEdit({
  edit: 'addItem',
  asked: {
    method: 'PUT',
    path: 'item',
    summary:
      'Add a copy of a design of the customer’s, or of one that they ordered; or bring back one that was taken out',
    refusals: ['customerDoesntHaveAccess', 'InvalidPartsToBuild', 'design_deprecated'],
  },
  schema: z.object({
    designId: idSchema,
    sizes: sizesField,
    /** The id is that of a design in an order, of this or another request of the customer’s. */
    isPurchasedDesign: z._default(z.boolean(), false),
  }),
  tellsOf: ['item_added'],
  apply: (document: OrderDocument, { item, at }: Added) => {
    const { hasMinimum, hasMinimumPerSize, minQty } = priceOf(item, document.currency)
    if (at === undefined && (!hasMinimum || !hasMinimumPerSize))
      return refuse('minimum_quantity', { designId: item.designId, minQty })
    const items = document.items.toSpliced(at ?? document.items.length, 0, item)
    return ok({ document: { ...document, items }, events: [told('item_added', factsOf(item))] })
  },
  inverse: (_, { item }) => ({ kind: 'removeItem', designId: item.designId }),
})
