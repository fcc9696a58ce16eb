import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import type { PriceRange, Product } from '@teamloom/catalog/definition.ts'
import { findRange } from '@teamloom/commerce/pricing/price-item.ts'
import { offeredSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import type { Label, Locale } from '@teamloom/kit/label.ts'
import type { Cents } from '@teamloom/kit/money.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { words } from '#api/front/words.ts'

/** The currency that strangers are told prices in. */
export const currency = 'cad'

export const tableOf = ({ pricing }: Product) => pricing.pricingCurrency[currency]

export const pieceOf = ({ price, shipping }: PriceRange): Cents => price + shipping

/** What a piece without decorations costs, shipped; undefined past the quantity that has a price. */
export function priceAt(product: Product, qty: number): Cents | undefined {
  return qty > product.pricing.maxQty ? undefined : pieceOf(findRange(tableOf(product), qty))
}

export const money = (cents: Cents, locale: Locale): string => moneyText(cents, currency, locale)

/** How many inks the crest has whose price stands beside each kind. */
export const crestInks = 3

/** How much a crest of so many inks adds to a piece, beyond what is included. */
export function priceOfKind(product: Product, { credits }: DecorationType): Cents {
  const used = credits.reduce(
    (sum, rule) => sum + rule.credits * (rule.per === 'extraColor' ? crestInks - 1 : 1),
    0,
  )
  return Math.max(0, used - product.pricing.freeCredits) * tableOf(product).priceOfExtraCredit
}

/** Kinds of decoration that a customer may choose on a product. */
export const kindsOf = (product: Product): readonly DecorationType[] =>
  product.decorationTypes.filter(type => type.selectable && !type.adminOnly)

/** PR3: the work that is in the price: the first kind that the product takes, in as many inks as are free. */
function workIncluded(product: Product, locale: Locale): string | undefined {
  const say = words[locale]
  const { freeCredits } = product.pricing
  for (const { credits, inks, label } of kindsOf(product).filter(type => 'inks' in type)) {
    const once = credits
      .filter(({ per }) => per === 'decoration')
      .reduce((sum, each) => sum + each.credits, 0)
    const more = credits.find(({ per }) => per === 'extraColor')?.credits
    if (once > freeCredits || !more || inks.from !== 'palette') continue
    const count = Math.min(inks.most, 1 + Math.floor((freeCredits - once) / more))
    return count === 1 ? say.inOneInk(label[locale]) : say.inInks(label[locale], numberText(count, locale))
  }
  return undefined
}

/** What is in the price and what is not, a sentence each. */
export function includedWords(product: Product, locale: Locale): readonly [string, string] {
  const say = words[locale]
  const work = workIncluded(product, locale)
  const sizes = offeredSizes(product)
  const [rule] = tableOf(product).includedSizesPerRange
  const nameOf = (name: string) => sizes.find(size => size.name === name)?.displayLabel[locale]
  const isOutside = (at: number) => at >= 0 && at < sizes.length
  const indexOf = (name: string) => sizes.findIndex(size => size.name === name)
  const first = rule && isOutside(indexOf(rule.fromSizeName) - 1) ? nameOf(rule.fromSizeName) : undefined
  const last = rule && isOutside(indexOf(rule.toSizeName) + 1) ? nameOf(rule.toSizeName) : undefined
  const extra = rule && money(rule.extraSizePrice, locale)
  const without =
    last && extra && rule.extraSizePrice > 0
      ? first
        ? say.notInSizesOutside(first, last, extra)
        : say.notInSizes(last, extra)
      : say.notIn
  return [work ? say.included(work) : say.includedShipping, without]
}

/** The ranges of a product's price, with the pieces that each is for. */
export function rangesOf(product: Product) {
  const { pricingRange } = tableOf(product)
  return pricingRange.map((range, index) => ({
    from: range.qty,
    to: (pricingRange[index + 1]?.qty ?? product.pricing.maxQty + 1) - 1,
    price: pieceOf(range),
  }))
}

/** `2XS to 4XL`, or the one that there is. */
export function sizesText(product: Product, locale: Locale): string {
  const named = offeredSizes(product).map(({ displayLabel }: { displayLabel: Label }) => displayLabel[locale])
  const [first = '', ...more] = named
  const last = more.at(-1)
  return last ? words[locale].sizesOf(first, last) : first
}
