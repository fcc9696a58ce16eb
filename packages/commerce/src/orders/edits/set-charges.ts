import { ok } from '@teamloom/kit/result.ts'
import { z } from 'zod/mini'
import { chargeKinds, type NotedCharge } from '../../charges/charge.ts'
import { givenCentsField } from '../../fields/cents.ts'
import { lineField, textField } from '../../fields/text.ts'
import { type Edited, told, unchanged } from '../edited.ts'
import { isSame } from '../is-same.ts'
import type { OrderDocument } from '../order-document.ts'
import { defineEdit } from './define-edit.ts'
import { hasEachOnce, withOne } from './lists.ts'

const chargeField = z.object({
  id: lineField(1, 100),
  kind: z.enum(chargeKinds),
  name: lineField(0, 200),
  amount: givenCentsField,
  taxed: z._default(z.boolean(), true),
  /** Why, for staff alone. */
  reason: z.optional(textField(500)),
})

/** PR24: the list becomes this list. */
export const setCharges = defineEdit({
  edit: 'setCharges',
  asked: {
    method: 'PUT',
    path: 'charges',
    summary: 'Make the lines that are no garment be these',
    maxBodyBytes: 262_144,
  },
  schema: z.object({
    charges: z.array(chargeField).check(z.maxLength(100), z.refine(hasEachOnce, 'each id once')),
  }),
  givesMoney: true,
  tellsOf: ['charge_updated', 'charge_removed'],
  apply: (document, { charges }) => ok(withCharges(document, charges)),
  inverse: ({ charges }) => ({ kind: 'setCharges', charges }),
})

/** PR24: one charge, added or changed; none of it any more where the amount is 0. */
export const setCharge = defineEdit({
  edit: 'setCharge',
  asked: {
    method: 'PUT',
    path: 'charge',
    summary: 'Add a line that is no garment or change it; an amount of 0 takes it off',
  },
  schema: z.object({ charge: chargeField }),
  givesMoney: true,
  tellsOf: ['charge_updated', 'charge_removed'],
  apply: (document, { charge }) => ok(withCharges(document, withOne(document.charges, charge))),
  inverse: ({ charges }) => ({ kind: 'setCharges', charges }),
})

function withCharges(document: OrderDocument, given: readonly NotedCharge[]): Edited {
  const charges = given.map(clean)
  if (isSame(charges, document.charges)) return unchanged(document)
  const known = new Map(document.charges.map(charge => [charge.id, charge]))
  const kept = new Set(charges.map(({ id }) => id))
  const removed = document.charges.filter(({ id }) => !kept.has(id))
  const changed = charges.filter(charge => !isSame(charge, known.get(charge.id)))
  return {
    document: { ...document, charges },
    events: [
      ...removed.map(old => told('charge_removed', { id: old.id, old: factsOf(old) })),
      ...changed.map(charge => {
        const old = known.get(charge.id)
        return told('charge_updated', { id: charge.id, old: old ? factsOf(old) : null, new: factsOf(charge) })
      }),
      // Only their order is another.
      ...(removed.length + changed.length === 0 ? [told('charge_updated', { ids: [...kept] })] : []),
    ],
  }
}

function clean({ id, kind, name, amount, taxed, reason }: NotedCharge): NotedCharge {
  return { id, kind, name, amount, taxed, ...(reason ? { reason } : {}) }
}

function factsOf({ id: _, ...facts }: NotedCharge) {
  return facts
}
