import type { SoldAs } from '@teamloom/catalog/definition.ts'
import { wordedOf } from '@teamloom/commerce/lines/worded-pieces.ts'
import {
  extraSizesOf,
  type PersonalSum,
  type PricePart,
  personalOf,
} from '@teamloom/commerce/pricing/item-parts.ts'
import { type CartTotals, priceCart } from '@teamloom/commerce/pricing/price-cart.ts'
import {
  type ItemPricing,
  priceItem,
  priceOfPiece,
  pricePieces,
} from '@teamloom/commerce/pricing/price-item.ts'
import type { SizeQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'
import { type Discount, totalOrder } from '@teamloom/commerce/pricing/total-order.ts'
import type { CartItem } from '@teamloom/contract/cart.ts'
import type { ProductDefinition } from '@teamloom/contract/product-definition.ts'
import { type Cents, type Currency, shareCents } from '@teamloom/kit/money.ts'
import { priceTermsOf } from '#web/data/price-terms.ts'
import type { UnsentQuantities } from '#web/data/quantity.ts'

/** A cart item as the screen shows it: with what is typed, priced at once. */
export type CartLine = Omit<CartItem, 'sizes' | 'pricing'> & {
  readonly sizes: readonly SizeQuantity[]
  readonly pricing: ItemPricing
  readonly definition: ProductDefinition | undefined
  readonly soldAs: SoldAs
  /** The pieces that the studio shows the price for. */
  readonly plannedQty: number
  /** What is shown as the price of a piece: of the quantity in the cart, before there is one of the planned. */
  readonly piece: Cents | null
}

export type CartSum = CartTotals & {
  /** Pieces in larger sizes by what each of them costs more; none past a maximum. */
  readonly extraSizes: readonly PricePart[]
  /** Pieces with names, numbers or free words by what these cost; none past a maximum. */
  readonly personal: readonly PersonalSum[]
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
  quantities: UnsentQuantities = new Map(),
): CartLine {
  const sizes = edited ?? item.sizes
  const isAnswered = edited === undefined && item.pricing.currency === currency
  const terms = definition && priceTermsOf(definition, item.designState)
  const pricing =
    terms && !isAnswered ? priceItem(terms, sizes, currency, wordedOf(item.lines ?? [])) : item.pricing
  const plannedQty = quantities.get(item.design_id) ?? item.quantity
  const piece = priceOfPiece(pricing.qty === 0 && terms ? pricePieces(terms, plannedQty, currency) : pricing)
  return { ...item, sizes, pricing, definition, soldAs: definition?.soldAs ?? 'piece', plannedQty, piece }
}

export function sumOf(
  lines: readonly CartLine[],
  discounts: readonly Discount[],
  currency: Currency,
): CartSum {
  const pricings = lines.map(line => line.pricing)
  const totals = priceCart(pricings, currency)
  const { discounts: granted, total } = totalOrder(pricings, discounts)
  const shares = shareCents(
    granted,
    discounts.map(discount => discount.amount),
  )
  return {
    ...totals,
    extraSizes: totals.hasReachedMaximum ? [] : extraSizesOf(pricings),
    personal: totals.hasReachedMaximum ? [] : personalOf(pricings),
    discounts: discounts
      .map((discount, index) => ({ ...discount, amount: shares[index] ?? 0 }))
      .filter(discount => discount.amount > 0),
    total,
  }
}
