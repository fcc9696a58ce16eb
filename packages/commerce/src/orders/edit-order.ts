import { type Currency, sumCents } from '@teamloom/kit/money.ts'
import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import type { Address } from '../addresses/address.ts'
import type { NotedCharge } from '../charges/charge.ts'
import { isOrdered, type PreorderStatus } from '../preorders/status.ts'
import type { SetPrice, SetPrices } from '../pricing/price-item.ts'
import { completeNames, type SizeQuantity, totalQuantity } from '../pricing/size-quantities.ts'
import type { Discount } from '../pricing/total-order.ts'
import type { TaxExemption } from '../taxes/tax-exemption.ts'
import { setCharge, setCharges, setTaxExemption } from './edit-charges.ts'
import { type Edited, told, unchanged } from './edited.ts'
import type { OrderEventName } from './events/index.ts'
import { isSame } from './is-same.ts'
import { type OrderDocument, type OrderedItem, priceOf } from './order-document.ts'

/** Its source is asked only of one that is not there: it was taken off, and comes back. */
type Given = Discount

/** One thing that staff do to a request. */
export type OrderEdit =
  | { readonly kind: 'sizes'; readonly designId: string; readonly sizes: readonly SizeQuantity[] }
  | {
      readonly kind: 'addItem'
      readonly item: OrderedItem
      /** Where it stood before it was taken out. */
      readonly at?: number
    }
  | { readonly kind: 'removeItem'; readonly designId: string }
  | { readonly kind: 'price'; readonly designId: string; readonly price: SetPrice | null }
  | {
      readonly kind: 'status'
      readonly status: PreorderStatus
      readonly about?: Readonly<Record<string, string>>
    }
  | { readonly kind: 'invoiceNumber' | 'externalQuote' | 'projectNumber'; readonly text: string | null }
  | { readonly kind: 'shipping'; readonly address: Address; readonly currency?: Currency | undefined }
  | { readonly kind: 'billing'; readonly address: Address }
  | { readonly kind: 'discounts'; readonly discounts: readonly Given[] }
  | { readonly kind: 'discount'; readonly discount: Given }
  | { readonly kind: 'charges'; readonly charges: readonly NotedCharge[] }
  | { readonly kind: 'charge'; readonly charge: NotedCharge }
  | { readonly kind: 'taxExemption'; readonly exemption: TaxExemption | null }
  | { readonly kind: 'currency'; readonly currency: Currency }
  | { readonly kind: 'inCharge'; readonly old: InCharge | null; readonly new: InCharge }
  | { readonly kind: 'shipment'; readonly about: Readonly<Record<string, string>> }
  | { readonly kind: 'note'; readonly text: string; readonly named?: InCharge }
  | { readonly kind: 'proof'; readonly number: number; readonly note: string | null }

/** Who of the staff answers for a request, and what they are called. */
export type InCharge = { readonly userId: string; readonly name: string }

export type EditRefusal = Refusal<
  | 'designIdDoesntExist'
  | 'unknownSize'
  | 'minimum_quantity'
  | 'last_item'
  | 'has_payments'
  | 'price_missing'
  | 'amount_too_large'
  | 'nothing_ordered'
>

type Outcome = Result<Edited, EditRefusal>

/** Far beyond what anything costs, and exact with its taxes. */
const mostCents = 100_000_000_000_000

/** OR24 to OR29: what staff do to a request. `hasPayments`: something is paid or about to be. */
export function editOrder(
  document: OrderDocument,
  edit: OrderEdit,
  facts: { readonly hasPayments: boolean },
): Outcome {
  const edited = apply(document, edit, facts)
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
  isOrdered(status) && !items.some(({ sizes }) => totalQuantity(sizes) > 0)

function apply(document: OrderDocument, edit: OrderEdit, facts: { readonly hasPayments: boolean }): Outcome {
  switch (edit.kind) {
    case 'sizes':
      return setSizes(document, edit)
    case 'addItem':
      return addItem(document, edit)
    case 'removeItem':
      return removeItem(document, edit)
    case 'price':
      return setPrice(document, edit)
    case 'status':
      return setStatus(document, edit)
    case 'invoiceNumber':
      return setText(document, 'invoiceNumber', edit.text, 'invoice_updated', 'invoice_number')
    case 'externalQuote':
      return setText(document, 'externalQuote', edit.text, 'invoice_updated', 'externalQuoteNumber')
    case 'projectNumber':
      return setText(document, 'projectNumber', edit.text, 'project_number_updated', 'project_number')
    case 'shipping':
      return setShipping(document, edit, facts)
    case 'billing':
      return ok(setAddress(document, 'billingAddress', edit.address, 'billing_updated'))
    case 'discounts':
      return ok(setDiscounts(document, edit.discounts))
    case 'discount':
      return ok(setDiscount(document, edit.discount))
    case 'charges':
      return ok(setCharges(document, edit.charges))
    case 'charge':
      return ok(setCharge(document, edit.charge))
    case 'taxExemption':
      return ok(setTaxExemption(document, edit.exemption))
    case 'currency':
      return setCurrency(document, edit.currency, facts)
    case 'inCharge': {
      if (edit.old?.userId === edit.new.userId) return ok(unchanged(document))
      return ok({ document, events: [told('in_charge_updated', { old: edit.old, new: edit.new })] })
    }
    case 'shipment':
      return ok({ document, events: [told('shipment_added', edit.about)] })
    case 'note':
      return ok({
        document,
        events: [told('note_added', { text: edit.text, ...(edit.named && { named: edit.named }) })],
      })
    case 'proof':
      return ok({ document, events: [told('proof_sent', { proofNumber: edit.number, note: edit.note })] })
  }
}

const namesOf = ({ designId, designName }: OrderedItem) => ({ designId, designName })
const factsOf = (item: OrderedItem) => ({
  ...namesOf(item),
  projectName: item.projectName,
  sizes: item.sizes.filter(size => size.qty > 0),
})

function withItem(document: OrderDocument, item: OrderedItem): OrderDocument {
  return { ...document, items: document.items.map(each => (each.designId === item.designId ? item : each)) }
}

/** OR24: the whole list of quantities; sizes that are not named are none. */
function setSizes(document: OrderDocument, { designId, sizes }: OrderEdit & { kind: 'sizes' }): Outcome {
  const item = document.items.find(each => each.designId === designId)
  if (!item) return refuse('designIdDoesntExist')
  const complete = completeNames(item.terms.sizeNames, sizes)
  if (!complete.ok) return complete
  if (isSame(complete.value, item.sizes)) return ok(unchanged(document))
  const data = { ...namesOf(item), old: { sizes: item.sizes }, new: { sizes: complete.value } }
  return ok({
    document: withItem(document, { ...item, sizes: complete.value }),
    events: [{ name: 'size_updated', data }],
  })
}

/** OR25: one that is added reaches its minimum; one that comes back need not. */
function addItem(document: OrderDocument, { item, at }: OrderEdit & { kind: 'addItem' }): Outcome {
  const { hasMinimum, hasMinimumPerSize, minQty } = priceOf(item, document.currency)
  if (at === undefined && (!hasMinimum || !hasMinimumPerSize))
    return refuse('minimum_quantity', { designId: item.designId, minQty })
  const items = document.items.toSpliced(at ?? document.items.length, 0, item)
  return ok({ document: { ...document, items }, events: [{ name: 'item_added', data: factsOf(item) }] })
}

/** OR25: the last one cannot go. */
function removeItem(document: OrderDocument, { designId }: OrderEdit & { kind: 'removeItem' }): Outcome {
  const item = document.items.find(each => each.designId === designId)
  if (!item) return refuse('designIdDoesntExist')
  if (document.items.length === 1) return refuse('last_item')
  return ok({
    document: { ...document, items: document.items.filter(each => each !== item) },
    events: [{ name: 'item_removed', data: factsOf(item) }],
  })
}

/** PR20: in the request's currency of now; null takes it back. */
function setPrice(document: OrderDocument, { designId, price }: OrderEdit & { kind: 'price' }): Outcome {
  const item = document.items.find(each => each.designId === designId)
  if (!item) return refuse('designIdDoesntExist')
  const { currency } = document
  const old = item.terms.setPrices?.[currency] ?? null
  if (isSame(old, price)) return ok(unchanged(document))
  const { [currency]: _, ...others } = item.terms.setPrices ?? {}
  const setPrices: SetPrices = price ? { ...others, [currency]: price } : others
  const data = { ...namesOf(item), currency, old, new: price }
  return ok({
    document: withItem(document, { ...item, terms: { ...item.terms, setPrices } }),
    events: [{ name: 'item_price_updated', data }],
  })
}

function setStatus(document: OrderDocument, { status, about }: OrderEdit & { kind: 'status' }): Outcome {
  if (status === document.status) return ok(unchanged(document))
  const data = { old: { status: document.status }, new: { status }, ...about }
  return ok({ document: { ...document, status }, events: [{ name: 'status_updated', data }] })
}

function setText(
  document: OrderDocument,
  field: 'invoiceNumber' | 'externalQuote' | 'projectNumber',
  text: string | null,
  name: OrderEventName,
  told: string,
): Outcome {
  const value = text || null
  if (value === document[field]) return ok(unchanged(document))
  const data = { old: { [told]: document[field] }, new: { [told]: value } }
  return ok({ document: { ...document, [field]: value }, events: [{ name, data }] })
}

function setAddress(
  document: OrderDocument,
  field: 'shippingAddress' | 'billingAddress',
  address: Address,
  name: OrderEventName,
): Edited {
  if (isSame(address, document[field])) return unchanged(document)
  const data = { old: document[field], new: address }
  return { document: { ...document, [field]: address }, events: [{ name, data }] }
}

function setShipping(
  document: OrderDocument,
  { address, currency }: OrderEdit & { kind: 'shipping' },
  facts: { readonly hasPayments: boolean },
): Outcome {
  const moved = setAddress(document, 'shippingAddress', address, 'shipping_updated')
  const paidIn = setCurrency(moved.document, currency ?? document.currency, facts)
  if (!paidIn.ok) return paidIn
  return ok({ document: paidIn.value.document, events: [...moved.events, ...paidIn.value.events] })
}

/** OR26: items cost what their own table of the currency says; discounts keep their number of cents. */
function setCurrency(
  document: OrderDocument,
  currency: Currency,
  { hasPayments }: { readonly hasPayments: boolean },
): Outcome {
  if (currency === document.currency) return ok(unchanged(document))
  if (hasPayments) return refuse('has_payments')
  const data = { old: { currency: document.currency }, new: { currency } }
  return ok({ document: { ...document, currency }, events: [{ name: 'currency_updated', data }] })
}

/** OR27: the list becomes this list; those that stay keep where they come from. */
function setDiscounts(document: OrderDocument, given: readonly Given[]): Edited {
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

/** OR27: one discount, added or changed; none of it any more where the amount is 0. */
function setDiscount(document: OrderDocument, given: Given): Edited {
  const { discounts } = document
  if (given.amount === 0)
    return setDiscounts(
      document,
      discounts.filter(({ id }) => id !== given.id),
    )
  const isKnown = discounts.some(({ id }) => id === given.id)
  return setDiscounts(
    document,
    isKnown ? discounts.map(each => (each.id === given.id ? given : each)) : [...discounts, given],
  )
}

function withSource({ id, name, amount, source = 'staff' }: Given, known: Discount | undefined): Discount {
  if (!known) return { id, name, amount, source }
  return { id, name, amount, ...(known.source ? { source: known.source } : {}) }
}
