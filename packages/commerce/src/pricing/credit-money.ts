import type { Cents, Currency } from '@teamloom/kit/money.ts'
import { type PriceTerms, priceOfPiece, pricePieces } from './price-item.ts'

/**
 * PR18: what a piece costs more, or less, at this quantity once the design uses so many credits. Null past the maximum
 * quantity.
 */
export function priceDifference(
  terms: PriceTerms,
  creditsThen: number,
  qty: number,
  currency: Currency,
): Cents | null {
  const now = priceOfPiece(pricePieces(terms, qty, currency))
  const then = priceOfPiece(pricePieces({ ...terms, creditsUsed: creditsThen }, qty, currency))
  return now === null || then === null ? null : then - now
}

export type PricedCredits<Line> = {
  readonly line: Line
  /** How many of the line's credits the product includes. */
  readonly included: number
  /** What the others cost on each piece. */
  readonly price: Cents
}

/** PR19: the included credits go to the lines in their order; what is beyond is money, in all that of a piece. */
export function priceCreditLines<Line extends { readonly credits: number }>(
  lines: readonly Line[],
  freeCredits: number,
  priceOfExtraCredit: Cents,
): PricedCredits<Line>[] {
  let left = freeCredits
  return lines.map(line => {
    const included = Math.min(left, line.credits)
    left -= included
    return { line, included, price: (line.credits - included) * priceOfExtraCredit }
  })
}
