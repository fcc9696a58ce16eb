import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CallError } from '@teamloom/contract/client.ts'
import { type Techpack, techpackCalls } from '@teamloom/contract/techpacks.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { call } from '#web/lib/api.ts'
import { toastError } from '#web/lib/error-toast.ts'

/** Of an order or of its request: it is the same one. */
export type TechpackOf = { readonly type: 'order' | 'preorder'; readonly id: string }

export const techpackKey = ({ type, id }: TechpackOf) => ['techpack', type, id] as const

/** Null: there is none. */
export function useTechpack(of: TechpackOf) {
  return useQuery({
    queryKey: techpackKey(of),
    queryFn: () =>
      (of.type === 'order'
        ? call(techpackCalls.ofOrder, { body: { orderId: of.id } })
        : call(techpackCalls.ofPreorder, { body: { preorderId: of.id } })
      ).catch((error: unknown) => {
        if (error instanceof CallError && [400, 404].includes(error.status)) return null
        throw error
      }),
    refetchOnMount: 'always',
    // Edits that are on their way would be overwritten by what was there before them.
    refetchOnWindowFocus: false,
    meta: { quiet: true },
  })
}

export function useDrawings(techpackId: string, techpackItemId: string, language: Locale) {
  return useQuery({
    queryKey: ['techpack-drawings', techpackId, techpackItemId, language],
    queryFn: () => call(techpackCalls.drawings, { body: { techpackId, techpackItemId, language } }),
    staleTime: 60_000,
    meta: { quiet: true },
  })
}

const pollMs = 500

/** Makes a release and downloads it once it is there; tells how far it is. */
export function useRelease(of: TechpackOf, onProgress: (progress: number) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (wanted: {
      readonly techpackId: string
      readonly language: Locale
      readonly paper: Techpack['releases'][number]['paper']
    }) => {
      const made = await call(techpackCalls.generate, { body: wanted })
      for (;;) {
        const releases = await call(techpackCalls.releases, { params: { id: wanted.techpackId } })
        const release = releases.find(({ id }) => id === made.releaseId)
        if (release?.state === 'ready') return made
        if (!release || release.state === 'failed') throw new Error('the release failed')
        onProgress(release.progress)
        await new Promise(resolve => setTimeout(resolve, pollMs))
      }
    },
    onError: toastError,
    onSettled: () => client.invalidateQueries({ queryKey: techpackKey(of) }),
  })
}
