import { type Currency, shareCents } from '@teamloom/kit/money.ts'
import { extraSizePrice, type OrderTerms } from './price-item.ts'
import type { SizeQuantity } from './size-quantities.ts'

/** How often a group wears a size, in parts of a hundred of those that come in the same sizes. */
const usualShares: Readonly<Record<string, number>> = {
  XS: 7,
  S: 18,
  M: 28,
  L: 25,
  XL: 14,
  '2XL': 8,
  'S-M': 40,
  'M-L': 35,
  'L-XL': 25,
}

/**
 * PR16: spreads so many pieces over the sizes that cost nothing more, as a group usually wears them, each size in it
 * with at least what each needs where the quantity allows that; they sum to `qty`.
 */
export function spreadSizes(
  { pricing, sizeNames }: OrderTerms,
  qty: number,
  currency: Currency,
): SizeQuantity[] {
  const table = pricing.pricingCurrency[currency]
  const plain = sizeNames.filter(name => extraSizePrice(table, sizeNames, name, qty) === 0)
  const worn = plain.filter(name => name in usualShares)
  let kept = worn.length > 0 ? worn : plain
  for (;;) {
    const parts = shareCents(
      kept.length > 0 ? qty : 0,
      kept.map(name => usualShares[name] ?? 1),
    )
    const lacking = kept.filter((_, index) => parts[index]! > 0 && parts[index]! < pricing.minQtyPerSize)
    if (lacking.length === 0 || kept.length === 1) {
      return sizeNames.map(name => ({ name, qty: parts[kept.indexOf(name)] ?? 0 }))
    }
    const rarest = lacking.reduce((a, b) => ((usualShares[b] ?? 1) <= (usualShares[a] ?? 1) ? b : a))
    kept = kept.filter(name => name !== rarest)
  }
}
