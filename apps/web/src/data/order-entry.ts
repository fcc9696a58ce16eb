import type { Address } from '@teamloom/commerce/addresses/address.ts'
import type { Charge } from '@teamloom/commerce/charges/charge.ts'
import type { OrderStatus } from '@teamloom/commerce/preorders/status.ts'
import type { Discount } from '@teamloom/commerce/pricing/total-order.ts'
import type { TaxLine } from '@teamloom/commerce/taxes/canadian-taxes.ts'
import type { TaxExemption } from '@teamloom/commerce/taxes/tax-exemption.ts'
import type { Order } from '@teamloom/contract/orders.ts'
import type { Preorder } from '@teamloom/contract/preorders.ts'
import { type Cents, type Currency, shareCents } from '@teamloom/kit/money.ts'

export type OrderedItem = Preorder['purchasedItems'][number]

/** A line of my orders or of staff's: a request, or the order that it became. Null amounts are to be determined. */
export type OrderEntry = {
  readonly kind: 'preorder' | 'order'
  readonly id: string
  /** The request that it is, or came from. */
  readonly preorderId: string
  readonly requestNumber: string
  readonly number: string
  readonly createdAt: Date
  readonly status: OrderStatus
  readonly itemsCount: number
  readonly items: readonly OrderedItem[]
  readonly customer: string
  readonly email: string
  readonly shippingAddress: Address
  readonly billingAddress: Address
  readonly currency: Currency
  readonly paymentMethod: 'bank_transfer' | 'card'
  readonly invoiceNumber: string | null
  readonly quoteNumber: string | null
  readonly projectNumber: string | null
  readonly techpackId: string | null
  readonly promoCode: string | null
  readonly subtotal: Cents | null
  /** What was granted: together never more than the subtotal. */
  readonly discounts: readonly Discount[]
  /** What is charged that is no garment. */
  readonly charges: readonly Charge[]
  readonly shipping: Cents | null
  readonly taxExemption: TaxExemption | null
  /** What they are charged on; null where they stand, or nothing is priced. */
  readonly taxable: Cents | null
  /** Null: they come with the invoice. */
  readonly taxes: readonly TaxLine[] | null
  readonly total: Cents | null
  /** Null until there is an invoice. */
  readonly payment: OrderPayment | null
  /** Staff made it for its customer: its proofs are quotes. */
  readonly isQuote: boolean
  /** However much of it is paid. */
  readonly isDelivered: boolean
  /** What it asks for one more piece of, and what asks for one more of it. */
  readonly oneMoreOf: Preorder['oneMoreOf']
  readonly onesMore: Preorder['onesMore']
  /** The number of a proof that waits for its customer's answer. */
  readonly proofToAnswer: number | null
  /** Newest last; of a request only. */
  readonly milestones: Preorder['milestones']
}

/** What is paid of an invoice, and what is left. */
type OrderPayment = {
  readonly paid: Cents
  readonly balance: Cents | null
  readonly isVoid: boolean
}

/** What a request and the order that it became tell alike. */
function toldAlike({ invoice, shipping, user, ...listed }: Preorder | Order) {
  return {
    itemsCount: listed.itemsCount,
    items: listed.purchasedItems,
    customer: `${user.first_name} ${user.last_name}`,
    email: user.email,
    shippingAddress: shipping,
    billingAddress: invoice.customer,
    currency: invoice.currency,
    paymentMethod: listed.paymentMethod,
    invoiceNumber: invoice.invoice_number,
    quoteNumber: listed.externalQuoteNumber,
    subtotal: invoice.subtotal,
    charges: invoice.charges,
    taxExemption: invoice.taxExemption,
    shipping: invoice.shipping,
    total: invoice.total,
  }
}

export function entryOfPreorder(listed: Preorder): OrderEntry {
  const { preorder, invoice, ...rest } = listed
  return {
    ...toldAlike(listed),
    kind: 'preorder',
    id: preorder.id,
    preorderId: preorder.id,
    requestNumber: String(preorder.number),
    number: String(preorder.number),
    createdAt: new Date(preorder.created_at),
    status: preorder.status,
    projectNumber: null,
    techpackId: null,
    promoCode: rest.promoCode,
    discounts: grantedOf({ invoice }),
    taxable: invoice.taxable,
    taxes: null,
    payment: null,
    isQuote: rest.isQuote,
    isDelivered: preorder.status === 'delivered',
    oneMoreOf: rest.oneMoreOf,
    onesMore: rest.onesMore,
    proofToAnswer: rest.proofToAnswer,
    milestones: rest.milestones,
  }
}

export function entryOfOrder(listed: Order): OrderEntry {
  const { order, invoice, techpack } = listed
  return {
    ...toldAlike(listed),
    kind: 'order',
    id: order.id,
    preorderId: order.preorder_id,
    requestNumber: String(order.preorder_number),
    number: String(order.number),
    createdAt: new Date(order.created_at),
    status: order.status,
    projectNumber: techpack?.project_number ?? null,
    techpackId: techpack?.id ?? null,
    promoCode: null,
    discounts: grantedDiscounts(invoice, invoice.tax ?? 0),
    taxable: null,
    taxes: invoice.taxes,
    payment: { paid: invoice.paid, balance: invoice.balance, isVoid: invoice.isVoid },
    isQuote: false,
    isDelivered: false,
    oneMoreOf: null,
    onesMore: [],
    proofToAnswer: null,
    milestones: [],
  }
}

/** Requests and orders as one list, newest first; an order stands in place of the request that it came from. */
export function mergedEntries(preorders: readonly Preorder[], orders: readonly Order[]): OrderEntry[] {
  const requests = new Map(preorders.map(each => [each.preorder.id, entryOfPreorder(each)]))
  const ordered = orders.map(each => {
    const request = requests.get(each.order.preorder_id)
    requests.delete(each.order.preorder_id)
    const own = entryOfOrder(each)
    if (!request) return own
    const { promoCode, isQuote, isDelivered, oneMoreOf, onesMore, proofToAnswer, milestones } = request
    return { ...own, promoCode, isQuote, isDelivered, oneMoreOf, onesMore, proofToAnswer, milestones }
  })
  return newestFirst([...ordered, ...requests.values()])
}

function newestFirst(entries: readonly OrderEntry[]): OrderEntry[] {
  return entries.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
}

/** A request's discounts as they are granted. */
export function grantedOf({ invoice }: Pick<Preorder, 'invoice'>): Discount[] {
  return grantedDiscounts(invoice, 0)
}

type Sums = Pick<Preorder['invoice'], 'discounts' | 'subtotal' | 'shipping' | 'total'>

/** Discounts as they are granted: they sum to what the total has less. */
export function grantedDiscounts({ discounts, subtotal, shipping, total }: Sums, tax: Cents): Discount[] {
  if (subtotal === null || shipping === null || total === null) return [...discounts]
  const shares = shareCents(
    subtotal + shipping + tax - total,
    discounts.map(discount => discount.amount),
  )
  return discounts.map((discount, index) => ({ ...discount, amount: shares[index] ?? 0 }))
}
