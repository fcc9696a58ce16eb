import { type Cents, shareCents } from '@teamloom/kit/money.ts'

/** What is charged on a line, before discounts and taxes. */
export type ChargedLine = {
  readonly subtotal: Cents
  readonly shipping: Cents
  /** Taxes are charged on it. */
  readonly isTaxed: boolean
}

/** A charged line with its part of the discounts and of each tax; the lines sum to the invoice. */
export type InvoiceLine = {
  readonly subtotal: Cents
  readonly discount: Cents
  readonly shipping: Cents
  /** In the order of the taxes. */
  readonly taxes: readonly Cents[]
  readonly total: Cents
}

/** PR9: discounts by what the lines cost. */
export function shareDiscounts(lines: readonly ChargedLine[], discounts: Cents): Cents[] {
  return shareCents(
    lines.length > 0 ? discounts : 0,
    lines.map(({ subtotal }) => subtotal),
  )
}

/** TX5: what taxes are charged on: of each line that is taxed what it costs less its discount, with delivery. */
export function taxableOf({ subtotal, shipping, isTaxed }: ChargedLine, discount: Cents): Cents {
  return isTaxed ? subtotal - discount + shipping : 0
}

/** TX7: taxes by what is taxed, each by largest remainder. */
export function linesOf(
  lines: readonly ChargedLine[],
  discounts: Cents,
  taxes: readonly Cents[],
): InvoiceLine[] {
  const shares = shareDiscounts(lines, discounts)
  const bases = lines.map((line, index) => taxableOf(line, shares[index]!))
  const parts = taxes.map(amount => shareCents(lines.length > 0 ? amount : 0, bases))
  return lines.map(({ subtotal, shipping }, index) => {
    const own = parts.map(part => part[index]!)
    const discount = shares[index]!
    const tax = own.reduce((sum, each) => sum + each, 0)
    return { subtotal, discount, shipping, taxes: own, total: subtotal - discount + shipping + tax }
  })
}
