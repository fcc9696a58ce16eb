import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Sent } from '@teamloom/contract/call.ts'
import { CallError } from '@teamloom/contract/client.ts'
import { proofCalls } from '@teamloom/contract/proofs.ts'
import { preordersKey } from '#web/data/preorders.ts'
import { toldOffline } from '#web/data/told-offline.ts'
import { call } from '#web/lib/api.ts'
import { toastError } from '#web/lib/error-toast.ts'

export const proofKey = (preorderId: string) => ['proof', preorderId] as const

/** The last proof of a request. */
export function useProof(preorderId: string) {
  return useQuery({
    queryKey: proofKey(preorderId),
    queryFn: () => call(proofCalls.read, { params: { preorderId } }),
    refetchOnMount: 'always',
    meta: { quiet: true },
    ...toldOffline,
  })
}

export type ProofAnswer = Sent<typeof proofCalls.answer>['body']

/** Approves a design of a proof or asks for a change; where it has changed meanwhile, shows it as it is now. */
export function useAnswerProof(preorderId: string) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: ProofAnswer) => call(proofCalls.answer, { body }),
    onSuccess: proof => {
      client.setQueryData(proofKey(preorderId), proof)
      void client.invalidateQueries({ queryKey: preordersKey })
    },
    onError: error => {
      toastError(error)
      if (error instanceof CallError && error.status === 409)
        void client.invalidateQueries({ queryKey: proofKey(preorderId) })
    },
  })
}
