import type { Address } from '@teamloom/commerce/addresses/address.ts'
import type { PreorderStatus } from '@teamloom/commerce/preorders/status.ts'
import type { Discount } from '@teamloom/commerce/pricing/price-cart.ts'
import type { Preorder } from '@teamloom/contract/preorders.ts'
import { type Cents, type Currency, shareCents } from '@teamloom/kit/money.ts'

export type OrderedItem = Preorder['purchasedItems'][number]

export type TaxLine = { readonly name: string; readonly percentage: number; readonly amount: Cents }

/** A line of my orders: a request, or the order that it became. Null amounts are to be determined. */
export type OrderEntry = {
  readonly kind: 'preorder' | 'order'
  readonly id: string
  readonly number: string
  readonly createdAt: Date
  readonly status: PreorderStatus | 'closed'
  readonly itemsCount: number
  readonly items: readonly OrderedItem[]
  readonly email: string
  readonly shippingAddress: Address
  readonly billingAddress: Address
  readonly currency: Currency
  readonly paymentMethod: 'bank_transfer' | 'card'
  readonly invoiceNumber: string | null
  readonly quoteNumber: string | null
  readonly promoCode: string | null
  readonly subtotal: Cents | null
  /** What was granted: together never more than the subtotal. */
  readonly discounts: readonly Discount[]
  readonly shipping: Cents | null
  /** Null: they come with the invoice. */
  readonly taxes: readonly TaxLine[] | null
  readonly total: Cents | null
}

export function entryOfPreorder({ preorder, invoice, shipping, user, ...rest }: Preorder): OrderEntry {
  return {
    kind: 'preorder',
    id: preorder.id,
    number: String(preorder.number),
    createdAt: new Date(preorder.created_at),
    status: preorder.status,
    itemsCount: rest.itemsCount,
    items: rest.purchasedItems,
    email: user.email,
    shippingAddress: shipping,
    billingAddress: invoice.customer,
    currency: invoice.currency,
    paymentMethod: rest.paymentMethod,
    invoiceNumber: invoice.invoice_number,
    quoteNumber: null,
    promoCode: rest.promoCode,
    subtotal: invoice.subtotal,
    discounts: grantedDiscounts(invoice),
    shipping: invoice.shipping,
    taxes: null,
    total: invoice.total,
  }
}

/** Requests and orders as one list, newest first. */
export function newestFirst(entries: readonly OrderEntry[]): OrderEntry[] {
  return entries.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
}

function grantedDiscounts({ discounts, subtotal, shipping, total }: Preorder['invoice']): Discount[] {
  if (subtotal === null || shipping === null || total === null) return [...discounts]
  const shares = shareCents(
    subtotal + shipping - total,
    discounts.map(discount => discount.amount),
  )
  return discounts.map((discount, index) => ({ ...discount, amount: shares[index] ?? 0 }))
}
