/** PA10: what a transfer says that it is for: the order's number, of a request its own after an R. */
export function paymentReference(requestNumber: number, orderNumber: number | null): string {
  return orderNumber === null ? `R${requestNumber}` : String(orderNumber)
}

/** PA11: the last day (`YYYY-MM-DD`) to pay what was asked for on that day. */
export function paymentDeadline(askedOn: string, days: number): string {
  const end = new Date(`${askedOn}T00:00:00Z`)
  end.setUTCDate(end.getUTCDate() + days)
  return end.toISOString().slice(0, 10)
}

/** An order or request that something is due of. */
type Open = { readonly reference: string; readonly invoiceNumber: string; readonly due: number }

/**
 * PA12: what is due that a transfer fits: its words name the reference or the invoice, its amount is all that is due,
 * or a part of it; what it pays whole stands first. `words`: what the bank shows of it.
 */
export function fittingPayments<O extends Open>(
  open: readonly O[],
  words: string,
  amount: number,
): (O & { readonly isPart: boolean })[] {
  const named = new Set(
    words
      .toUpperCase()
      .split(/[^A-Z0-9-]+/)
      .filter(Boolean),
  )
  return open
    .filter(
      ({ reference, invoiceNumber, due }) =>
        due >= amount && (named.has(reference) || named.has(invoiceNumber.toUpperCase())),
    )
    .map(each => ({ ...each, isPart: each.due > amount }))
    .toSorted((a, b) => Number(a.isPart) - Number(b.isPart))
}
