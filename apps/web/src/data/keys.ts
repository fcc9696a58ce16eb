import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DataOf, Sent } from '@teamloom/contract/call.ts'
import { keyCalls } from '@teamloom/contract/keys.ts'
import { call } from '#web/lib/api.ts'

const keysKey = ['keys'] as const

export type ApiKey = DataOf<typeof keyCalls.list>[number]
export type KeyBody = Sent<typeof keyCalls.make>['body']

export function useApiKeys(enabled: boolean) {
  return useQuery({
    queryKey: keysKey,
    queryFn: () => call(keyCalls.list, {}),
    enabled,
    refetchOnMount: 'always',
    meta: { quiet: true },
  })
}

/** Whoever asked words what goes wrong. */
function useKeyChange<Sending, Answer>(ask: (sending: Sending) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: ask, onSettled: () => client.invalidateQueries({ queryKey: keysKey }) })
}

export const useMakeKey = () => useKeyChange((body: KeyBody) => call(keyCalls.make, { body }))

export const useEndKey = () => useKeyChange((id: string) => call(keyCalls.end, { params: { id } }))
