import type { Cents, Currency } from '@teamloom/kit/money.ts'
import type { ItemPricing } from './price-item.ts'
import { totalOrder } from './total-order.ts'

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
  const { subtotal, shipping } = totalOrder(items)
  return {
    currency,
    price: subtotal,
    priceOfShipping: shipping,
    priceOfExtraCreditsPerUnit: items.length === 1 ? (items[0]?.priceOfExtraCreditsPerUnit ?? null) : null,
    hasMinimum: items.every(item => item.hasMinimum),
    hasMinimumPerSize: items.every(item => item.hasMinimumPerSize),
    hasReachedMaximum: items.some(item => item.hasReachedMaximum),
  }
}
