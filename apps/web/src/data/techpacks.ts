import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DataOf } from '@teamloom/contract/call.ts'
import { CallError } from '@teamloom/contract/client.ts'
import { orderCalls } from '@teamloom/contract/orders.ts'
import type { TechpackItem } from '@teamloom/contract/techpack-shape.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { useEffect } from 'react'
import { preorderKey } from '#web/data/desk.ts'
import { call, ownAddress } from '#web/lib/api.ts'
import { toastError } from '#web/lib/error-toast.ts'

/** Where a techpack is asked for: by its order or by the order's request, which have one and the same. */
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

/** Makes it where there is none, and shows the one that there is. */
export function useMakeTechpack(of: TechpackOf) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const preorderId =
        of.type === 'preorder'
          ? of.id
          : (await call(orderCalls.read, { body: { orderId: of.id } })).order.preorder_id
      return call(techpackCalls.make, { body: { preorderId } })
    },
    onSuccess: made => {
      client.setQueryData(techpackKey(of), made)
      return client.invalidateQueries({ queryKey: preorderKey(made.preorder_id) })
    },
  })
}

/** What two releases say otherwise; not asked for while one is compared with itself. */
export function useComparison(from: string, to: string) {
  return useQuery({
    queryKey: ['techpack-compare', from, to],
    queryFn: () => call(techpackCalls.compare, { query: { from, to } }),
    enabled: from !== to,
    // Releases never change.
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  })
}

/** Downloads a release's archive, however old. */
export function useDownload() {
  return useMutation({
    mutationFn: (id: string) => call(techpackCalls.release, { params: { id } }),
    // It is sent as an attachment: the page stays.
    onSuccess: ({ signedUrl }) => window.location.assign(ownAddress(signedUrl)),
    onError: toastError,
  })
}

/** What is drawn of an item. */
export type Drawings = DataOf<typeof techpackCalls.drawings>

/** Anew when sizes are made that were not, prints are as wide as they were not, or files are other ones. */
export function useDrawings(techpackId: string, item: TechpackItem, language: Locale) {
  const made = item.techpackitemquantities
    .filter(size => size.order_quantity + size.over_quantity + size.qc_quantity + size.marketing_quantity > 0)
    .map(({ size_name }) => size_name)
  const widths = item.techpackitemartworks.map(({ printWidths }) => printWidths)
  const files = item.techpackitemartworks.map(artwork => artwork.production_decoration?.assetVersionId)
  return useQuery({
    queryKey: ['techpack-drawings', techpackId, item.id, language, made, widths, files],
    queryFn: () => call(techpackCalls.drawings, { body: { techpackId, techpackItemId: item.id, language } }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    meta: { quiet: true },
  })
}

const pollMs = 500

type Release = DataOf<typeof techpackCalls.releases>[number]

const isUnderWay = (release: Release | null | undefined) =>
  release === undefined || release?.state === 'waiting' || release?.state === 'working'

/** Makes a release, tells how far it is, and downloads it once it is there. */
export function useRelease(of: TechpackOf, techpackId: string) {
  const client = useQueryClient()
  const start = useMutation({
    mutationFn: (wanted: {
      readonly language: Locale
      readonly paper: Release['paper']
      readonly reason?: string
    }) => call(techpackCalls.generate, { body: { techpackId, ...wanted } }),
    onError: toastError,
  })
  const made = start.data
  const watched = useQuery({
    queryKey: ['techpack-release', made],
    queryFn: async () => {
      const releases = await call(techpackCalls.releases, { params: { id: techpackId } })
      return releases.find(({ id }) => id === made?.releaseId) ?? null
    },
    enabled: made !== undefined,
    refetchInterval: ({ state }) => isUnderWay(state.data) && pollMs,
    gcTime: 0,
    meta: { quiet: true },
  })
  const release = made && watched.data
  const isMaking = start.isPending || (made !== undefined && !watched.isError && isUnderWay(release))
  const signedUrl = release?.state === 'ready' ? made?.signedUrl : undefined
  const { type, id } = of
  useEffect(() => {
    if (!made || isMaking) return
    // It is sent as an attachment: the page stays.
    if (signedUrl) window.location.assign(ownAddress(signedUrl))
    void client.invalidateQueries({ queryKey: techpackKey({ type, id }) })
  }, [made, isMaking, signedUrl, client, type, id])
  return {
    start: start.mutate,
    isMaking,
    isFailed: start.isError || (made !== undefined && !isMaking && !signedUrl),
    progress: release?.progress ?? 0,
  }
}
