import { useQuery } from '@tanstack/react-query'
import type { DataOf } from '@teamloom/contract/call.ts'
import { presenceCalls } from '@teamloom/contract/presence.ts'
import { useMemo } from 'react'
import { call } from '#web/lib/api.ts'

export type PersonThere = DataOf<typeof presenceCalls.list>[number]['users'][number]

const askAgainMs = 5000
/** More than fit on any page at once. */
const mostDesigns = 500

/** Who is in which of these designs now, looked at again while the page is seen. */
export function usePresence(designIds: readonly string[]): ReadonlyMap<string, readonly PersonThere[]> {
  const { data } = useQuery({
    queryKey: ['presence', ...designIds],
    queryFn: () => call(presenceCalls.list, { body: { designIds: designIds.slice(0, mostDesigns) } }),
    enabled: designIds.length > 0,
    refetchInterval: askAgainMs,
    staleTime: 0,
    meta: { quiet: true },
  })
  // The same answer is the same object: a page of hundreds of cards is not drawn again.
  return useMemo(() => new Map(data?.map(({ designId, users }) => [designId, users])), [data])
}
