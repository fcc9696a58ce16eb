import {
  type CartTotals,
  type Discount,
  priceCart,
  totalPreorder,
} from '@teamloom/commerce/pricing/price-cart.ts'
import { type ItemPricing, priceItem } from '@teamloom/commerce/pricing/price-item.ts'
import type { SizeQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'
import type { CartItem } from '@teamloom/contract/cart.ts'
import type { ProductDefinition } from '@teamloom/contract/product-definition.ts'
import { type Cents, type Currency, shareCents } from '@teamloom/kit/money.ts'
import { priceTermsOf } from '#web/data/price-terms.ts'

/** A cart item as the screen shows it: with what is typed, priced at once. */
export type CartLine = Omit<CartItem, 'sizes' | 'pricing'> & {
  readonly sizes: readonly SizeQuantity[]
  readonly pricing: ItemPricing
  readonly definition: ProductDefinition | undefined
}

export type CartSum = CartTotals & {
  readonly extraSizes: Cents | null
  /** What is granted of each: together never more than the subtotal. */
  readonly discounts: readonly Discount[]
  readonly total: Cents | null
}

/** The server's price, unless quantities or currency have changed since: then the same rules run here. */
export function lineOf(
  item: CartItem,
  edited: readonly SizeQuantity[] | undefined,
  definition: ProductDefinition | undefined,
  currency: Currency,
): CartLine {
  const sizes = edited ?? item.sizes
  const isAnswered = edited === undefined && item.pricing.currency === currency
  const pricing =
    definition && !isAnswered
      ? priceItem(priceTermsOf(definition, item.designState), sizes, currency)
      : item.pricing
  return { ...item, sizes, pricing, definition }
}

export function sumOf(
  lines: readonly CartLine[],
  discounts: readonly Discount[],
  currency: Currency,
): CartSum {
  const pricings = lines.map(line => line.pricing)
  const totals = priceCart(pricings, currency)
  const { discounts: granted, total } = totalPreorder(pricings, discounts, currency)
  const shares = shareCents(
    granted,
    discounts.map(discount => discount.amount),
  )
  return {
    ...totals,
    extraSizes: totals.hasReachedMaximum
      ? null
      : pricings.reduce((sum, pricing) => sum + (pricing.priceOfExtraSizes ?? 0), 0),
    discounts: discounts
      .map((discount, index) => ({ ...discount, amount: shares[index] ?? 0 }))
      .filter(discount => discount.amount > 0),
    total,
  }
}
