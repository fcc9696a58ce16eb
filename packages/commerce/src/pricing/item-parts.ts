import type { SoldAs } from '@teamloom/catalog/definition.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Cents, Currency } from '@teamloom/kit/money.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { type ItemPricing, priceOfPiece } from './price-item.ts'
import { totalQuantity } from './size-quantities.ts'

/** So many pieces at so much each. */
export type PricePart = { readonly qty: number; readonly price: Cents }

/**
 * PR17: what an item's total is the sum of: its pieces at the price of one, and those in larger sizes at what each of
 * them costs more. Nothing where the price is to be determined.
 */
export function partsOfItem(pricing: ItemPricing): PricePart[] {
  const price = priceOfPiece(pricing)
  return price === null ? [] : [{ qty: pricing.qty, price }, ...extraSizesOf([pricing])]
}

/** Pieces in larger sizes by what each costs more, the least first. */
export function extraSizesOf(pricings: readonly Pick<ItemPricing, 'extraPricePerSize'>[]): PricePart[] {
  const byPrice = Map.groupBy(
    pricings.flatMap(pricing => pricing.extraPricePerSize),
    size => size.price,
  )
  return [...byPrice]
    .map(([price, sizes]) => ({ price, qty: totalQuantity(sizes) }))
    .sort((a, b) => a.price - b.price)
}

/** `50 × $46.20 + 2 × $3.00`, `60 pairs × $20.95` */
export function partsText(
  parts: readonly PricePart[],
  currency: Currency,
  locale: Locale,
  soldAs: SoldAs,
): string {
  return parts
    .map(({ qty, price }) => `${quantityText(qty, soldAs, locale)} × ${moneyText(price, currency, locale)}`)
    .join(' + ')
}

const pairWords = { en: ['pair', 'pairs'], fr: ['paire', 'paires'] } as const

/** `1,050` pieces, which go without saying, or `60 pairs`. */
export function quantityText(qty: number, soldAs: SoldAs, locale: Locale): string {
  const number = numberText(qty, locale)
  return soldAs === 'pair' ? `${number}\u00a0${pairWords[locale][qty > 1 ? 1 : 0]}` : number
}
