import type { Cents } from '@teamloom/kit/money.ts'
import type { IncludedSizes, PriceTable } from './definition.ts'

/** Smallest quantities of the usual ranges: 20-49, 50-99, 100-249, 250-499, 500-999. */
export const apparelRanges = [20, 50, 100, 250, 500] as const

/** Socks are knitted in larger runs: 60-99, 100-249, 250-499, 500-749, 750-999. */
export const sockRanges = [60, 100, 250, 500, 750] as const

type Row = readonly [number, number, number, number, number]

/** A price table from a row of prices and one of shipping, range by range, in cents. */
export function priceTable(table: {
  readonly ranges?: Row
  readonly prices: Row
  readonly shipping: Row
  readonly extraCredit: Cents
  readonly includedSizes: readonly IncludedSizes[]
}): PriceTable {
  const [first, ...rest] = (table.ranges ?? apparelRanges).map((qty, index) => ({
    qty,
    price: table.prices[index]!,
    shipping: table.shipping[index]!,
  }))
  return {
    pricingRange: [first!, ...rest],
    priceOfExtraCredit: table.extraCredit,
    includedSizesPerRange: table.includedSizes,
  }
}

/** The same sizes at every quantity: those above `to` cost `extraSizePrice` more each. */
export function includedSizes(from: string, to: string, extraSizePrice: Cents): readonly IncludedSizes[] {
  return [{ minQty: 0, maxQty: null, fromSizeName: from, toSizeName: to, extraSizePrice }]
}
