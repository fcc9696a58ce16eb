import { type Cents, shareCents, sumCents } from '@teamloom/kit/money.ts'
import { type TaxLine, type TaxRate, taxesOn } from '../taxes/canadian-taxes.ts'
import type { ItemPricing } from './price-item.ts'

/** Where a discount comes from. */
export const discountSources = ['first_order', 'promo', 'referral', 'staff'] as const

export type Discount = {
  readonly id: string
  readonly name: string
  readonly amount: Cents
  readonly source?: (typeof discountSources)[number] | undefined
}

/** What an item has of the totals; they sum to these. */
export type OrderLine = {
  readonly subtotal: Cents
  readonly discount: Cents
  readonly shipping: Cents
}

export type OrderTotals = {
  /** All items without shipping and before discounts. Null amounts: an item has no price. */
  readonly subtotal: Cents | null
  /** What is granted: never more than the subtotal. */
  readonly discounts: Cents
  readonly shipping: Cents | null
  readonly taxes: readonly TaxLine[]
  readonly tax: Cents | null
  readonly total: Cents | null
  readonly lines: readonly OrderLine[]
}

/** PR6: an item without its delivery. */
function subtotalOf(item: ItemPricing): Cents {
  return (item.priceWithoutExtraSizesNorShipping ?? 0) + (item.priceOfExtraSizes ?? 0)
}

/**
 * PR9, PR12, PR20, PR21, TX5: what items cost together, less discounts, with delivery and taxes: the one sum of carts,
 * requests, proofs, orders and invoices. Nothing is priced while an item has no price.
 */
export function totalOrder(
  items: readonly ItemPricing[],
  discounts: readonly Discount[] = [],
  rates: readonly TaxRate[] = [],
): OrderTotals {
  const asked = sumCents(discounts.map(discount => discount.amount))
  if (items.some(item => item.hasReachedMaximum))
    return { subtotal: null, discounts: asked, shipping: null, taxes: [], tax: null, total: null, lines: [] }
  const subtotals = items.map(subtotalOf)
  const deliveries = items.map(item => item.qty * (item.priceOfShippingPerUnit ?? 0))
  const [subtotal, shipping] = [sumCents(subtotals), sumCents(deliveries)]
  const granted = Math.min(asked, subtotal)
  const shares = shareCents(granted, subtotals)
  const base = subtotal - granted + shipping
  const taxes = taxesOn(base, rates)
  const tax = sumCents(taxes.map(line => line.amount))
  return {
    subtotal,
    discounts: granted,
    shipping,
    taxes,
    tax,
    total: base + tax,
    lines: items.map((_, index) => ({
      subtotal: subtotals[index]!,
      discount: shares[index]!,
      shipping: deliveries[index]!,
    })),
  }
}
