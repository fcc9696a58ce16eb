import { type Cents, shareCents, sumCents } from '@teamloom/kit/money.ts'

/** What someone's garments cost at the order's price, and their delivery. */
export type MemberShare = { readonly key: string; readonly garments: Cents; readonly shipping: Cents }

export type SplitTotals = {
  readonly subtotal: Cents
  readonly discounts: Cents
  readonly shipping: Cents
  readonly tax: Cents
}

export type SplitLine = { readonly key: string; readonly amount: Cents; readonly isPaid: boolean }

/** The organiser's own line: spares, and what no member covers. */
export const organiserKey = 'organiser'

/**
 * PA8, PA9: who owes what of an order; the lines sum to its total. `paid`: lines that somebody has paid, which stay as
 * they were; the organiser's line takes the difference.
 */
export function splitOrder(
  members: readonly MemberShare[],
  totals: SplitTotals,
  paid: readonly { readonly key: string; readonly amount: Cents }[],
): SplitLine[] {
  const spares = totals.subtotal - sumCents(members.map(({ garments }) => garments))
  const sparesShipping = totals.shipping - sumCents(members.map(({ shipping }) => shipping))
  const all = [
    ...members,
    { key: organiserKey, garments: Math.max(0, spares), shipping: Math.max(0, sparesShipping) },
  ]
  const discounts = shareCents(
    totals.discounts,
    all.map(({ garments }) => garments),
  )
  const shipping = shareCents(
    totals.shipping,
    all.map(share => share.shipping),
  )
  const bases = all.map(({ garments }, index) => Math.max(0, garments - discounts[index]!) + shipping[index]!)
  const taxes = shareCents(totals.tax, bases)
  const paidByKey = new Map(paid.map(line => [line.key, line]))
  const lines = members.map(({ key }, index): SplitLine => {
    const paidLine = paidByKey.get(key)
    return paidLine
      ? { ...paidLine, isPaid: true }
      : { key, amount: bases[index]! + taxes[index]!, isPaid: false }
  })
  const memberKeys = new Set(members.map(({ key }) => key))
  const gone = paid.filter(({ key }) => key !== organiserKey && !memberKeys.has(key))
  const covered = [...lines, ...gone.map(line => ({ ...line, isPaid: true }))]
  const total = totals.subtotal - totals.discounts + totals.shipping + totals.tax
  const rest = total - sumCents(covered.map(({ amount }) => amount))
  const isOrganiserPaid = paid.some(({ key, amount }) => key === organiserKey && amount === rest)
  return [...covered, { key: organiserKey, amount: rest, isPaid: isOrganiserPaid }]
}
