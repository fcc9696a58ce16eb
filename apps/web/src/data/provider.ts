import { useQuery } from '@tanstack/react-query'
import { systemCalls } from '@teamloom/contract/system.ts'
import { call } from '#web/lib/api.ts'

/** Whom to write to, and where help is. */
export function useProvider() {
  return useQuery({
    queryKey: ['provider'],
    queryFn: () => call(systemCalls.provider, {}),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  })
}
