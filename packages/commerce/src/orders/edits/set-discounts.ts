import { ok } from '@teamloom/kit/result.ts'
import { z } from 'zod/mini'
import { givenCentsField } from '../../fields/cents.ts'
import { lineField } from '../../fields/text.ts'
import { type Discount, discountSources } from '../../pricing/total-order.ts'
import { type Edited, told, unchanged } from '../edited.ts'
import { isSame } from '../is-same.ts'
import type { OrderDocument } from '../order-document.ts'
import { defineEdit } from './define-edit.ts'
import { hasEachOnce, withOne } from './lists.ts'

const discountField = z.object({
  id: lineField(1, 100),
  name: lineField(0, 200),
  amount: givenCentsField,
  /** Where a discount that was taken off and comes back is from; one that is there keeps its own. */
  source: z.optional(z.enum(discountSources)),
})

/** OR27: the list becomes this list; those that stay keep where they come from. */
export const setDiscounts = defineEdit({
  edit: 'setDiscounts',
  asked: {
    method: 'PUT',
    path: 'discounts',
    summary: 'Make the discounts be these',
    maxBodyBytes: 262_144,
  },
  schema: z.object({
    discounts: z.array(discountField).check(z.maxLength(1000), z.refine(hasEachOnce, 'each id once')),
  }),
  right: 'discounts',
  givesMoney: true,
  tellsOf: ['discount_updated', 'discount_removed'],
  apply: (document, { discounts }) => ok(withDiscounts(document, discounts)),
  inverse: ({ discounts }) => ({ kind: 'setDiscounts', discounts }),
})

/** OR27: one discount, added or changed; none of it any more where the amount is 0. */
export const setDiscount = defineEdit({
  edit: 'setDiscount',
  asked: {
    method: 'PUT',
    path: 'discount',
    summary: 'Add a discount or change it; an amount of 0 takes it off',
  },
  schema: z.object({ discount: discountField }),
  right: 'discounts',
  givesMoney: true,
  tellsOf: ['discount_updated', 'discount_removed'],
  apply: (document, { discount }) => ok(withDiscounts(document, withOne(document.discounts, discount))),
  inverse: ({ discounts }) => ({ kind: 'setDiscounts', discounts }),
})

function withDiscounts(document: OrderDocument, given: readonly Discount[]): Edited {
  const known = new Map(document.discounts.map(discount => [discount.id, discount]))
  const kept = new Set(given.map(({ id }) => id))
  const removed = document.discounts.filter(({ id }) => !kept.has(id))
  const changed = given.filter(({ id, name, amount }) => {
    const old = known.get(id)
    return old?.name !== name || old.amount !== amount
  })
  const discounts = given.map(each => withSource(each, known.get(each.id)))
  if (isSame(discounts, document.discounts)) return unchanged(document)
  return {
    document: { ...document, discounts },
    events: [
      ...removed.map(({ id, name, amount }) => told('discount_removed', { id, old: { name, amount } })),
      ...changed.map(({ id, name, amount }) => {
        const old = known.get(id)
        return told('discount_updated', {
          id,
          old: old ? { name: old.name, amount: old.amount } : null,
          new: { name, amount },
        })
      }),
      // Only their order is another.
      ...(removed.length + changed.length === 0 ? [told('discount_updated', { ids: [...kept] })] : []),
    ],
  }
}

function withSource({ id, name, amount, source = 'staff' }: Discount, known: Discount | undefined): Discount {
  if (!known) return { id, name, amount, source }
  return { id, name, amount, ...(known.source ? { source: known.source } : {}) }
}
