import type { Cents, Currency } from '@teamloom/kit/money.ts'
import { type PriceTerms, priceOfPiece, pricePieces } from '../pricing/price-item.ts'

export type CollectionProgress = {
  readonly qty: number
  readonly minQty: number
  /** What one piece costs, all included; null past the maximum, and below the minimum. */
  readonly priceOfPiece: Cents | null
  /** What so many more would make of the price of all; null when none makes it lower. */
  readonly next: { readonly more: number; readonly qty: number; readonly priceOfPiece: Cents } | null
  /** Quantities from which the price holds. */
  readonly marks: readonly number[]
}

/** SC7: how far a design is from its minimum, then from each lower price. */
export function progressOf(terms: PriceTerms, qty: number, currency: Currency): CollectionProgress {
  const { minQty, maxQty, pricingCurrency } = terms.pricing
  const priceAt = (pieces: number) => priceOfPiece(pricePieces(terms, pieces, currency))
  const price = qty >= minQty ? priceAt(qty) : null
  const breaks = pricingCurrency[currency].pricingRange.map(range => range.qty)
  const marks = [...new Set([minQty, ...breaks])]
    .filter(mark => mark >= minQty && mark <= maxQty)
    .toSorted((a, b) => a - b)
  const next = marks
    .filter(mark => mark > qty)
    .map(mark => ({ more: mark - qty, qty: mark, priceOfPiece: priceAt(mark) }))
    .find(
      mark => mark.priceOfPiece !== null && (qty < minQty || (price !== null && mark.priceOfPiece < price)),
    )
  return {
    qty,
    minQty,
    priceOfPiece: price,
    next: next && next.priceOfPiece !== null ? { ...next, priceOfPiece: next.priceOfPiece } : null,
    marks,
  }
}

export type Coached = {
  readonly progress: Pick<CollectionProgress, 'qty' | 'priceOfPiece' | 'next'>
}

/** SC7: which of several designs has the price that falls next, and by how much for each of all its pieces. */
export function nextOverall<D extends Coached>(
  designs: readonly D[],
): { readonly design: D; readonly more: number; readonly saving: Cents } | null {
  const steps = designs.flatMap(design => {
    const { priceOfPiece: price, next } = design.progress
    return price !== null && next ? [{ design, more: next.more, saving: price - next.priceOfPiece }] : []
  })
  const saved = ({ design, saving }: (typeof steps)[number]) => design.progress.qty * saving
  return steps.toSorted((a, b) => a.more - b.more || saved(b) - saved(a))[0] ?? null
}
