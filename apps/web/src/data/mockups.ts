import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Sent } from '@teamloom/contract/call.ts'
import { mockupCalls } from '@teamloom/contract/mockups.ts'
import { fetchFile } from '#web/data/fetch-file.ts'
import { call } from '#web/lib/api.ts'

export type AskedMockup = Sent<typeof mockupCalls.sign>['body']

export type MockupFile = { readonly blob: Blob; readonly filename: string }

/** A mock-up of the design as it is saved. Throws a `CallError`. */
export async function fetchMockup(body: AskedMockup): Promise<MockupFile> {
  const { url, filename } = await call(mockupCalls.sign, { body })
  const { pathname, search } = new URL(url)
  const blob = await fetchFile((pathname + search).replace(/^\/api\/v1\//, ''))
  return { blob, filename }
}

/**
 * A mock-up of the design to look at, small; the one before stands until the next is there. `revision`: the design's,
 * of which it is one.
 */
export function useMockup(asked: AskedMockup, revision: number, isWanted: boolean) {
  return useQuery({
    queryKey: ['mockup', asked, revision],
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
    queryFn: () => fetchMockup(asked),
  })
}
