import { sumCents } from '@teamloom/kit/money.ts'
import { refuse } from '@teamloom/kit/result.ts'
import { quantitiesOf } from '../lines/quantities-of.ts'
import { isOrdered } from '../preorders/status.ts'
import { totalQuantity } from '../pricing/size-quantities.ts'
import type { EditFacts, EditOutcome } from './edits/define-edit.ts'
import { applyEdit, type OrderEdit } from './edits/index.ts'
import { type OrderDocument, priceOf } from './order-document.ts'

/** Far beyond what anything costs, and exact with its taxes. */
const mostCents = 100_000_000_000_000

/** OR24 to OR29: an edit, and what holds after any: of an order each piece has a price, and a request can be reckoned. */
export function editOrder(document: OrderDocument, edit: OrderEdit, facts: EditFacts): EditOutcome {
  const edited = applyEdit(document, edit, facts)
  if (!edited.ok || edited.value.document === document) return edited
  const after = edited.value.document
  const pricings = after.items.map(item => priceOf(item, after.currency))
  const unpriced = isOrdered(after.status)
    ? after.items.find((_, index) => pricings[index]?.hasReachedMaximum)
    : undefined
  if (unpriced) return refuse('price_missing', { designId: unpriced.designId })
  // OR45
  if (isOrderOfNothing(after) && !isOrderOfNothing(document)) return refuse('nothing_ordered')
  const amounts = [...pricings.map(({ total }) => total ?? 0), ...after.charges.map(({ amount }) => amount)]
  return sumCents(amounts) > mostCents ? refuse('amount_too_large') : edited
}

const isOrderOfNothing = ({ status, items }: OrderDocument) =>
  isOrdered(status) && !items.some(({ lines }) => totalQuantity(quantitiesOf(lines)) > 0)
