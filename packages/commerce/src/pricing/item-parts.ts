import { type PersonalKind, personalKinds } from '@teamloom/catalog/decorations/per-piece.ts'
import type { SoldAs } from '@teamloom/catalog/definition.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Cents, Currency } from '@teamloom/kit/money.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { type ItemPricing, priceOfPiece } from './price-item.ts'
import { totalQuantity } from './size-quantities.ts'

/**
 * A part of a price: so many pieces at so much each; `words`: so many with words of that kind, which cost so much
 * more.
 */
export type PricePart = { readonly qty: number; readonly price: Cents; readonly words?: PersonalKind }

/**
 * PR17, NN10: what an item's total is the sum of: its pieces at the price of one, those with names, numbers or free words
 * at what these cost, and those in larger sizes at what each of them costs more. Nothing where the price is to be
 * determined.
 */
export function partsOfItem(pricing: ItemPricing): PricePart[] {
  const price = priceOfPiece(pricing)
  return price === null
    ? []
    : [{ qty: pricing.qty, price }, ...personalOf([pricing]), ...extraSizesOf([pricing])]
}

export type PersonalSum = PricePart & { readonly words: PersonalKind }

/** NN10: pieces with words by their kind and what those cost, names first. */
export function personalOf(pricings: readonly Pick<ItemPricing, 'personal'>[]): PersonalSum[] {
  const parts = pricings.flatMap(({ personal }) => personal)
  return personalKinds.flatMap(words =>
    [
      ...Map.groupBy(
        parts.filter(({ kind }) => kind === words),
        ({ price }) => price,
      ),
    ].map(([price, alike]) => ({ words, price, qty: alike.reduce((sum, { qty }) => sum + qty, 0) })),
  )
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

/** `50 × $46.20 + 31 names × $4.00 + 2 × $3.00`, `60 pairs × $20.95` */
export function partsText(
  parts: readonly PricePart[],
  currency: Currency,
  locale: Locale,
  soldAs: SoldAs,
): string {
  return parts
    .map(part => `${countOf(part, soldAs, locale)} × ${moneyText(part.price, currency, locale)}`)
    .join(' + ')
}

function countOf({ qty, words }: PricePart, soldAs: SoldAs, locale: Locale): string {
  return words
    ? `${numberText(qty, locale)}\u00a0${wordsName(words, qty, locale)}`
    : quantityText(qty, soldAs, locale)
}

const namesOfWords = {
  name: { en: ['name', 'names'], fr: ['nom', 'noms'] },
  number: { en: ['number', 'numbers'], fr: ['numéro', 'numéros'] },
  line: { en: ['line of words', 'lines of words'], fr: ['ligne de mots', 'lignes de mots'] },
} as const satisfies Record<PersonalKind, Record<Locale, readonly [string, string]>>

/** NN10: what so many of them are called: `names`, `numéro`. */
export function wordsName(kind: PersonalKind, qty: number, locale: Locale): string {
  return namesOfWords[kind][locale][qty > 1 ? 1 : 0]
}

const pairWords = { en: ['pair', 'pairs'], fr: ['paire', 'paires'] } as const

/** `1,050` pieces, which go without saying, or `60 pairs`. */
export function quantityText(qty: number, soldAs: SoldAs, locale: Locale): string {
  const number = numberText(qty, locale)
  return soldAs === 'pair' ? `${number}\u00a0${pairWords[locale][qty > 1 ? 1 : 0]}` : number
}
