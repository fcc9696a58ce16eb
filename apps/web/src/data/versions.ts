import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { versionCalls } from '@teamloom/contract/versions.ts'
import { designsKey } from '#web/data/designs.ts'
import { call } from '#web/lib/api.ts'
import { toastError } from '#web/lib/error-toast.ts'
import { newId } from '#web/lib/new-id.ts'

const versionsKey = (designId: string) => ['versions', designId] as const

const pageSize = 20

/** What a design was, newest first, page by page. */
export function useVersions(designId: string) {
  const pages = useInfiniteQuery({
    queryKey: versionsKey(designId),
    // Each opening shows what was kept meanwhile; what was there before is shown at once.
    staleTime: 0,
    meta: { quiet: true },
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      call(versionCalls.list, {
        params: { id: designId },
        query: { limit: pageSize, ...(pageParam && { after: pageParam }) },
      }),
    getNextPageParam: page => page.next ?? undefined,
  })
  const all = pages.data?.pages
  return {
    ...pages,
    items: all?.flatMap(page => page.items),
    /** What it began as, once the oldest are there. */
    start: all?.at(-1)?.start ?? null,
    peopleSince: all?.[0]?.peopleSince ?? [],
  }
}

/** The design as it was at a revision, which never changes. */
export function useRevision(designId: string, revision: number | null) {
  return useQuery({
    queryKey: ['revision', designId, revision],
    enabled: revision !== null,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
    queryFn: () => call(versionCalls.read, { params: { id: designId, revision: revision ?? 1 } }),
  }).data
}

/** Keeps the design as it is now, or gives a version that there is another name. */
export function useNameVersion(designId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ versionId, name }: { versionId: string | null; name: string }) => {
      if (versionId === null) await call(versionCalls.keep, { body: { designId, name } })
      else await call(versionCalls.rename, { body: { versionId, name } })
    },
    onSuccess: () => client.invalidateQueries({ queryKey: versionsKey(designId) }),
    onError: toastError,
  })
}

/** Gives the design what it had; answers what it is then. */
export function useRestoreVersion(designId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (what: { versionId: string } | { revision: number }) =>
      call(versionCalls.restore, {
        body: { designId, ...what, key: newId() },
        query: { include: 'document' },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: versionsKey(designId) }),
    onError: toastError,
  })
}

/** Makes a design of a version; answers its id. */
export function useDuplicateVersion() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: { versionId: string; projectId: string; name: string }) =>
      (await call(versionCalls.duplicate, { body })).designId,
    onSuccess: () => client.invalidateQueries({ queryKey: designsKey }),
    onError: toastError,
  })
}
