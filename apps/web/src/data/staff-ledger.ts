import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Sent } from '@teamloom/contract/call.ts'
import { type Ledger, paymentCalls } from '@teamloom/contract/payments.ts'
import { preorderKey } from '#web/data/desk.ts'
import { ledgerKey } from '#web/data/payments.ts'
import { call } from '#web/lib/api.ts'

export type Recorded = Omit<Sent<typeof paymentCalls.record>['body'], 'preorderId' | 'orderId'>

/** One attempt and its key: sent again, it books nothing twice. */
type Attempt = { readonly entry: Recorded; readonly key: string }

/** What came in, went out, or was a mistake. Who asked words what goes wrong. */
export function useRecordPayment(preorderId: string) {
  const keep = useKeepLedger(preorderId)
  return useMutation({
    mutationFn: ({ entry, key }: Attempt) =>
      call(paymentCalls.record, { body: { ...entry, preorderId } }, { idempotencyKey: key }),
    onSuccess: keep,
  })
}

/** A share that is asked for before it is ordered; null asks for none. */
export function useSetDeposit(preorderId: string) {
  const keep = useKeepLedger(preorderId)
  return useMutation({
    mutationFn: (percent: number | null) => call(paymentCalls.setDeposit, { body: { preorderId, percent } }),
    onSuccess: keep,
  })
}

function useKeepLedger(preorderId: string) {
  const client = useQueryClient()
  return (ledger: Ledger) => {
    client.setQueryData(ledgerKey(preorderId), ledger)
    void client.invalidateQueries({ queryKey: preorderKey(preorderId) })
    void client.invalidateQueries({ queryKey: ['desk', 'list'] })
  }
}

/** The orders and requests that a transfer fits: what the bank shows of it, and its cents. */
export function useProposals() {
  return useMutation({
    mutationFn: (query: { readonly words: string; readonly amount: number }) =>
      call(paymentCalls.propose, { query: { words: query.words, amount: String(query.amount) } }),
  })
}
