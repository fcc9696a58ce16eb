import { priceOfPiece } from '@teamloom/commerce/pricing/price-item.ts'
import { dequal } from 'dequal'
import type { OrderedItem } from '#web/data/order-entry.ts'

type Pricing = OrderedItem['pricing']

/** What is otherwise of a design's price. */
export type PriceChange = {
  /** Null: as many as before. */
  readonly pieces: { readonly old: number; readonly new: number } | null
  /**
   * The price of one piece, with its decorations and delivery; null: as before. Null amounts are to be determined.
   */
  readonly each: { readonly old: number | null; readonly new: number | null } | null
  /** Larger sizes with what each of their pieces costs more; none: they cost as before. */
  readonly larger: Pricing['extraPricePerSize']
}

/** Nothing where a piece, and one in a larger size, costs what it did. */
export function priceChangeOf(was: Pricing, is: Pricing): PriceChange | undefined {
  const [old, now] = [priceOfPiece(was), priceOfPiece(is)]
  const larger = dequal(was.extraPricePerSize, is.extraPricePerSize) ? [] : is.extraPricePerSize
  if (old === now && larger.length === 0) return undefined
  return {
    pieces: was.qty === is.qty ? null : { old: was.qty, new: is.qty },
    each: old === now ? null : { old, new: now },
    larger,
  }
}
