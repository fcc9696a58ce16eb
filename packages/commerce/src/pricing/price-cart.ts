import type { Cents, Currency } from '@teamloom/kit/money.ts'
import { sumCents } from '@teamloom/kit/money.ts'
import type { ItemPricing } from './price-item.ts'

export type Discount = { readonly id: string; readonly name: string; readonly amount: Cents }

export type CartTotals = {
  readonly currency: Currency
  /** All items without shipping and before discounts; null when one is past its maximum. */
  readonly price: Cents | null
  readonly priceOfShipping: Cents | null
  /** Only when there is one item, else null. */
  readonly priceOfExtraCreditsPerUnit: Cents | null
  readonly hasMinimum: boolean
  readonly hasMinimumPerSize: boolean
  readonly hasReachedMaximum: boolean
}

/** PR9 to PR11: the cart's totals from those of its items. */
export function priceCart(items: readonly ItemPricing[], currency: Currency): CartTotals {
  const hasReachedMaximum = items.some(item => item.hasReachedMaximum)
  const sumOf = (pick: (item: ItemPricing) => Cents | null): Cents | null =>
    hasReachedMaximum ? null : sumCents(items.map(item => pick(item) ?? 0))
  return {
    currency,
    price: sumOf(item => (item.priceWithoutExtraSizesNorShipping ?? 0) + (item.priceOfExtraSizes ?? 0)),
    priceOfShipping: sumOf(item => item.qty * (item.priceOfShippingPerUnit ?? 0)),
    priceOfExtraCreditsPerUnit: items.length === 1 ? (items[0]?.priceOfExtraCreditsPerUnit ?? null) : null,
    hasMinimum: items.every(item => item.hasMinimum),
    hasMinimumPerSize: items.every(item => item.hasMinimumPerSize),
    hasReachedMaximum,
  }
}

export type PreorderTotals = {
  readonly subtotal: Cents | null
  readonly discounts: Cents
  readonly shipping: Cents | null
  readonly total: Cents | null
}

/** PR12: subtotal without shipping; total = subtotal - discounts (at most the subtotal) + shipping. No tax yet. */
export function totalPreorder(
  items: readonly ItemPricing[],
  discounts: readonly Discount[],
  currency: Currency,
) {
  const { price, priceOfShipping } = priceCart(items, currency)
  const asked = sumCents(discounts.map(discount => discount.amount))
  const granted = price === null ? asked : Math.min(asked, price)
  return {
    subtotal: price,
    discounts: granted,
    shipping: priceOfShipping,
    total: price === null || priceOfShipping === null ? null : price - granted + priceOfShipping,
  } satisfies PreorderTotals
}
