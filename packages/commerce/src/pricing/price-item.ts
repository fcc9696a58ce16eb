import type {
  DeliveryTime,
  IncludedSizes,
  PriceRange,
  PriceTable,
  Pricing,
  SizeDefinition,
} from '@teamloom/catalog/definition.ts'
import type { Cents, Currency } from '@teamloom/kit/money.ts'
import { sumCents } from '@teamloom/kit/money.ts'
import type { WordedPieces } from '../lines/worded-pieces.ts'
import { type PersonalPart, type PricedSlot, pricePersonal } from './price-personal.ts'
import { type SizeQuantity, totalQuantity } from './size-quantities.ts'

/** The price tables that hold; an order request keeps its own copy. */
export type OrderTerms = {
  readonly pricing: Pricing
  /** In their order, smallest first. */
  readonly sizeNames: readonly string[]
  /** How long it was to take; absent of what was ordered before that was kept. */
  readonly deliveryTime?: DeliveryTime
}

/**
 * PR20, PR25: what staff have set for a piece past the maximum quantity, and for its delivery; `reason`: for any
 * quantity, and why, which staff alone are told.
 */
export type SetPrice = {
  readonly pricePerUnit: Cents
  readonly priceOfShippingPerUnit: Cents
  readonly reason?: string | undefined
}
export type SetPrices = Readonly<Partial<Record<Currency, SetPrice>>>

/** What a design's price depends on. */
export type PriceTerms = OrderTerms & {
  readonly creditsUsed: number
  readonly setPrices?: SetPrices
  /** Where words are each person's own. */
  readonly slots?: readonly PricedSlot[]
}

export type ItemPricing = {
  readonly currency: Currency
  readonly qty: number
  readonly minQty: number
  readonly minQtyPerSize: number
  readonly hasMinimum: boolean
  readonly hasMinimumPerSize: boolean
  /** Past the maximum quantity, and no price is set: nothing is priced. */
  readonly hasReachedMaximum: boolean
  readonly extraCredits: number
  readonly includedSizesPerRange: readonly IncludedSizes[]
  /** Null past the maximum quantity: to be determined. */
  readonly pricePerUnit: Cents | null
  readonly priceOfExtraCreditsPerUnit: Cents | null
  readonly priceOfShippingPerUnit: Cents | null
  readonly priceWithoutExtraSizesNorShipping: Cents | null
  readonly priceOfExtraSizes: Cents | null
  readonly extraPricePerSize: readonly {
    readonly name: string
    readonly qty: number
    readonly price: Cents
  }[]
  /** NN9: what words of people cost in all. */
  readonly priceOfPersonal: Cents | null
  readonly personal: readonly PersonalPart[]
  /** Everything, shipping too. */
  readonly total: Cents | null
}

/**
 * PR14: what a buyer pays for a piece in a size that costs nothing more: cloth, decorations, shipping. Null where the
 * price is to be determined.
 */
export function priceOfPiece({
  pricePerUnit,
  priceOfShippingPerUnit,
}: Pick<ItemPricing, 'pricePerUnit' | 'priceOfShippingPerUnit'>): Cents | null {
  return pricePerUnit === null || priceOfShippingPerUnit === null
    ? null
    : pricePerUnit + priceOfShippingPerUnit
}

/** PR22: what of a piece's price is neither its extra credits nor its delivery. Null where the price is. */
export function priceBeforeCredits({
  pricePerUnit,
  priceOfExtraCreditsPerUnit,
}: Pick<ItemPricing, 'pricePerUnit' | 'priceOfExtraCreditsPerUnit'>): Cents | null {
  return pricePerUnit === null ? null : pricePerUnit - (priceOfExtraCreditsPerUnit ?? 0)
}

/** PR14: so many of them, without what larger sizes add. */
export function priceOfPieces(pricing: ItemPricing): Cents | null {
  const piece = priceOfPiece(pricing)
  return piece === null ? null : pricing.qty * piece
}

/** PR1, PR2: the last range whose quantity is reached; below the first, the first. */
export function findRange(table: PriceTable, qty: number): PriceRange {
  return table.pricingRange.findLast(range => qty >= range.qty) ?? table.pricingRange[0]
}

/** PR3: credits beyond the free ones, each at the currency's price, on every piece. */
export function extraCreditsOf(terms: PriceTerms): number {
  return Math.max(0, terms.creditsUsed - terms.pricing.freeCredits)
}

/** PR5: what one more piece of this size costs beyond the price, for an order of `qty`. */
export function extraSizePrice(
  table: Pick<PriceTable, 'includedSizesPerRange'>,
  sizeNames: readonly string[],
  sizeName: string,
  qty: number,
): Cents {
  const rule = table.includedSizesPerRange.find(
    range => qty >= range.minQty && (range.maxQty === null || qty <= range.maxQty),
  )
  if (!rule) return 0
  const index = sizeNames.indexOf(sizeName)
  const isIncluded =
    index >= sizeNames.indexOf(rule.fromSizeName) && index <= sizeNames.indexOf(rule.toSizeName)
  return isIncluded ? 0 : rule.extraSizePrice
}

/** PR1 to PR8, PR20, PR25, NN9: a design's price for these quantities, of which so many pieces have words. */
export function priceItem(
  terms: PriceTerms,
  sizes: readonly SizeQuantity[],
  currency: Currency,
  worded: WordedPieces = {},
): ItemPricing {
  const { pricing, sizeNames } = terms
  const table = pricing.pricingCurrency[currency]
  const qty = totalQuantity(sizes)
  const extraCredits = extraCreditsOf(terms)
  const rules = {
    currency,
    qty,
    minQty: pricing.minQty,
    minQtyPerSize: pricing.minQtyPerSize,
    hasMinimum: qty >= pricing.minQty,
    hasMinimumPerSize: sizes.every(size => size.qty === 0 || size.qty >= pricing.minQtyPerSize),
    hasReachedMaximum: qty > pricing.maxQty,
    extraCredits,
    includedSizesPerRange: table.includedSizesPerRange,
  }
  const set = terms.setPrices?.[currency]
  if (set && (rules.hasReachedMaximum || set.reason !== undefined))
    return { ...rules, ...priceAsSet(set, qty) }
  if (rules.hasReachedMaximum) return { ...rules, ...undetermined }
  const range = findRange(table, qty)
  const priceOfExtraCreditsPerUnit = extraCredits * table.priceOfExtraCredit
  const pricePerUnit = range.price + priceOfExtraCreditsPerUnit
  const extraPricePerSize = sizes
    .map(size => ({ ...size, price: extraSizePrice(table, sizeNames, size.name, qty) }))
    .filter(size => size.qty > 0 && size.price > 0)
  const priceOfExtraSizes = sumCents(extraPricePerSize.map(size => size.qty * size.price))
  const personal = pricePersonal(table, terms.slots ?? [], worded, qty)
  const priceOfPersonal = sumCents(personal.map(part => part.qty * part.price))
  return {
    ...rules,
    pricePerUnit,
    priceOfExtraCreditsPerUnit,
    priceOfShippingPerUnit: range.shipping,
    priceWithoutExtraSizesNorShipping: qty * pricePerUnit,
    priceOfExtraSizes,
    extraPricePerSize,
    priceOfPersonal,
    personal,
    total: qty * (pricePerUnit + range.shipping) + priceOfExtraSizes + priceOfPersonal,
  }
}

/** PR14: a design's price for so many pieces, all in sizes that cost nothing more. */
export function pricePieces(terms: PriceTerms, qty: number, currency: Currency): ItemPricing {
  const [included] = terms.pricing.pricingCurrency[currency].includedSizesPerRange
  const name = included?.fromSizeName ?? terms.sizeNames[0] ?? ''
  return priceItem(terms, [{ name, qty }], currency)
}

/** PR20, NN11: in place of the range's price, of credits, delivery, larger sizes and words of people. */
function priceAsSet({ pricePerUnit, priceOfShippingPerUnit }: SetPrice, qty: number) {
  return {
    hasReachedMaximum: false,
    pricePerUnit,
    priceOfExtraCreditsPerUnit: 0,
    priceOfShippingPerUnit,
    priceWithoutExtraSizesNorShipping: qty * pricePerUnit,
    priceOfExtraSizes: 0,
    extraPricePerSize: [],
    priceOfPersonal: 0,
    personal: [],
    total: qty * (pricePerUnit + priceOfShippingPerUnit),
  }
}

/** PR7: past the maximum quantity nothing is priced. */
const undetermined = {
  pricePerUnit: null,
  priceOfExtraCreditsPerUnit: null,
  priceOfShippingPerUnit: null,
  priceWithoutExtraSizesNorShipping: null,
  priceOfExtraSizes: null,
  extraPricePerSize: [],
  priceOfPersonal: null,
  personal: [],
  total: null,
} as const

export function sizeNamesOf(sizes: readonly SizeDefinition[]): string[] {
  return sizes.map(size => size.name)
}
