import { type Cents, sumCents } from '@teamloom/kit/money.ts'
import { type Charge, isDelivery } from '../charges/charge.ts'
import { type TaxLine, type TaxRate, taxesOn } from '../taxes/canadian-taxes.ts'
import { type ChargedLine, type InvoiceLine, linesOf, shareDiscounts, taxableOf } from './invoice-lines.ts'
import type { ItemPricing } from './price-item.ts'

/** Where a discount comes from. */
export const discountSources = ['first_order', 'promo', 'referral', 'staff'] as const

export type Discount = {
  readonly id: string
  readonly name: string
  readonly amount: Cents
  readonly source?: (typeof discountSources)[number] | undefined
}

export type OrderTotals = {
  /** All items and charges without shipping and before discounts. Null amounts: an item has no price. */
  readonly subtotal: Cents | null
  /** What is granted: never more than the subtotal. */
  readonly discounts: Cents
  readonly shipping: Cents | null
  /** What taxes are charged on. */
  readonly taxable: Cents | null
  readonly taxes: readonly TaxLine[]
  readonly tax: Cents | null
  readonly total: Cents | null
  /** The line of each item, then of each charge. */
  readonly lines: readonly InvoiceLine[]
}

/** PR6: an item without its delivery. */
function subtotalOf(item: ItemPricing): Cents {
  const { priceWithoutExtraSizesNorShipping, priceOfExtraSizes, priceOfPersonal } = item
  return (priceWithoutExtraSizesNorShipping ?? 0) + (priceOfExtraSizes ?? 0) + (priceOfPersonal ?? 0)
}

/** A charge beside what it costs: in the subtotal, or with the delivery. */
export function lineOfCharge(charge: Pick<Charge, 'kind' | 'amount' | 'taxed'>): ChargedLine {
  const { amount, taxed: isTaxed } = charge
  return isDelivery(charge)
    ? { subtotal: 0, shipping: amount, isTaxed }
    : { subtotal: amount, shipping: 0, isTaxed }
}

/**
 * PR9, PR12, PR20, PR21, PR23, TX5: what items and charges cost together, less discounts, with delivery and taxes: the
 * one sum of carts, requests, proofs, orders and invoices. Nothing is priced while an item has no price.
 */
export function totalOrder(
  items: readonly ItemPricing[],
  discounts: readonly Discount[] = [],
  rates: readonly TaxRate[] = [],
  charges: readonly Charge[] = [],
): OrderTotals {
  const asked = sumCents(discounts.map(discount => discount.amount))
  if (items.some(item => item.hasReachedMaximum))
    return {
      subtotal: null,
      discounts: asked,
      shipping: null,
      taxable: null,
      taxes: [],
      tax: null,
      total: null,
      lines: [],
    }
  const charged: readonly ChargedLine[] = [
    ...items.map(item => ({
      subtotal: subtotalOf(item),
      shipping: item.qty * (item.priceOfShippingPerUnit ?? 0),
      isTaxed: true,
    })),
    ...charges.map(lineOfCharge),
  ]
  const subtotal = sumCents(charged.map(line => line.subtotal))
  const shipping = sumCents(charged.map(line => line.shipping))
  const granted = Math.min(asked, subtotal)
  const shares = shareDiscounts(charged, granted)
  const taxable = sumCents(charged.map((line, index) => taxableOf(line, shares[index]!)))
  const taxes = taxesOn(taxable, rates)
  const amounts = taxes.map(line => line.amount)
  const tax = sumCents(amounts)
  return {
    subtotal,
    discounts: granted,
    shipping,
    taxable,
    taxes,
    tax,
    total: subtotal - granted + shipping + tax,
    lines: linesOf(charged, granted, amounts),
  }
}
