import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { paymentCalls } from '@teamloom/contract/payments.ts'
import type { Cents } from '@teamloom/kit/money.ts'
import { useEffect } from 'react'
import { call } from '#web/lib/api.ts'

export const ledgerKey = (preorderId: string) => ['payments', 'ledger', preorderId] as const

/** What was paid of a request or its order, and what is left. */
export function useLedger(preorderId: string) {
  return useQuery({
    queryKey: ledgerKey(preorderId),
    queryFn: () => call(paymentCalls.ledgerOfRequest, { params: { preorderId } }),
    refetchOnMount: 'always',
    meta: { quiet: true },
  })
}

/** Leads to the card provider's page; who asked words what goes wrong. */
export function usePayByCard() {
  return useMutation({
    mutationFn: (body: { readonly preorderId: string; readonly amount: Cents }) =>
      call(paymentCalls.begin, { body }),
    onSuccess: ({ url }) => window.location.assign(url),
  })
}

/** Word of an open one comes within moments; a bank may take days. */
const everyMs = { open: 2000, processing: 30_000 } as const

/** What has become of a payment that I began: asked again until it is known. */
export function useCardSession(sessionId: string | undefined) {
  const client = useQueryClient()
  const session = useQuery({
    queryKey: ['payments', 'session', sessionId],
    queryFn: () => call(paymentCalls.session, { params: { sessionId: sessionId ?? '' } }),
    enabled: sessionId !== undefined,
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'open' || data?.state === 'processing' ? everyMs[data.state] : false,
    meta: { quiet: true },
  })
  const state = session.data?.state
  useEffect(() => {
    if (state === undefined || state === 'open') return
    for (const queryKey of [['orders'], ['preorders'], ['payments', 'ledger']])
      void client.invalidateQueries({ queryKey })
  }, [state, client])
  return session
}
