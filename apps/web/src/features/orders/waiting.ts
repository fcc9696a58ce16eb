import type { OrderEntry } from '#web/data/order-entry.ts'

export type Waiting =
  | { readonly kind: 'proof'; readonly entry: OrderEntry }
  | { readonly kind: 'payment'; readonly entry: OrderEntry; readonly balance: number }

/** What of my requests and orders waits for me: proofs to answer first, then orders that are not paid. */
export function waitingOf(entries: readonly OrderEntry[]): Waiting[] {
  const proofs = entries.flatMap(entry =>
    entry.proofToAnswer === null ? [] : [{ kind: 'proof' as const, entry }],
  )
  const payments = entries.flatMap(entry => {
    const { payment } = entry
    return payment && !payment.isVoid && payment.balance !== null && payment.balance > 0
      ? [{ kind: 'payment' as const, entry, balance: payment.balance }]
      : []
  })
  return [...proofs, ...payments]
}
