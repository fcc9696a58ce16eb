import type { NotedCharge } from '../charges/charge.ts'
import type { TaxExemption } from '../taxes/tax-exemption.ts'
import { type Edited, told, unchanged } from './edited.ts'
import { isSame } from './is-same.ts'
import type { OrderDocument } from './order-document.ts'

/** PR24: the list becomes this list. */
export function setCharges(document: OrderDocument, given: readonly NotedCharge[]): Edited {
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

/** PR24: one charge, added or changed; none of it any more where the amount is 0. */
export function setCharge(document: OrderDocument, given: NotedCharge): Edited {
  const { charges } = document
  if (given.amount === 0)
    return setCharges(
      document,
      charges.filter(({ id }) => id !== given.id),
    )
  const isKnown = charges.some(({ id }) => id === given.id)
  return setCharges(
    document,
    isKnown ? charges.map(each => (each.id === given.id ? given : each)) : [...charges, given],
  )
}

/** TX8. */
export function setTaxExemption(document: OrderDocument, taxExemption: TaxExemption | null): Edited {
  if (isSame(taxExemption, document.taxExemption)) return unchanged(document)
  return {
    document: { ...document, taxExemption },
    events: [told('tax_exemption_updated', { old: document.taxExemption, new: taxExemption })],
  }
}

function clean({ id, kind, name, amount, taxed, reason }: NotedCharge): NotedCharge {
  return { id, kind, name, amount, taxed, ...(reason ? { reason } : {}) }
}

function factsOf({ id: _, ...facts }: NotedCharge) {
  return facts
}
