import { useMutation, useQuery } from '@tanstack/react-query'
import { assetCalls } from '@teamloom/contract/assets.ts'
import type { DataOf } from '@teamloom/contract/call.ts'
import { isReachedAsStaff } from '#web/data/staff-reach.ts'
import { call, ownAddress } from '#web/lib/api.ts'
import { toastError } from '#web/lib/error-toast.ts'

type Wanted = {
  readonly type: string
  readonly assetId: string
  readonly assetVersionId: string
  readonly teamId: string
  /** Pixels of the longest side. */
  readonly size: number
}

/** Where a picture of the artwork is, for a quarter of an hour. */
export function useArtworkPicture(wanted: Wanted | null) {
  return useArtwork(wanted, ({ url }) => url)
}

/** Which page of its file it is, and whether with its margins. */
export function useArtworkMargins(wanted: Wanted | null) {
  return useArtwork(wanted, ({ page, margins }) => ({ page, margins }))
}

type Read = Pick<DataOf<typeof assetCalls.read>, 'page' | 'margins'> & { readonly url: string }

function useArtwork<Part>(wanted: Wanted | null, select: (read: Read) => Part) {
  return useQuery({
    select,
    queryKey: ['artwork', wanted?.assetVersionId, wanted?.size],
    enabled: wanted !== null,
    staleTime: 600_000,
    gcTime: 600_000,
    meta: { quiet: true },
    queryFn: async () => {
      const { type, assetId, assetVersionId, teamId, size } = wanted!
      const about = { params: { type }, query: { asset_id: assetId, asset_version_id: assetVersionId, size } }
      const asset = isReachedAsStaff(teamId)
        ? await call(assetCalls.readWithAdmin, about)
        : await call(assetCalls.read, { ...about, query: { ...about.query, team_id: teamId } })
      return { url: ownAddress(asset.fullSizeUrl), page: asset.page, margins: asset.margins }
    },
  })
}

/** Staff's: the file as it was uploaded, under its own name. */
export function useDownloadOriginal() {
  return useMutation({
    mutationFn: async ({
      type,
      assetId,
      assetVersionId,
    }: Pick<Wanted, 'type' | 'assetId' | 'assetVersionId'>) => {
      const { originalUrl } = await call(assetCalls.readWithAdmin, {
        params: { type },
        query: { asset_id: assetId, asset_version_id: assetVersionId },
      })
      // It is sent as an attachment: the page stays.
      if (originalUrl) window.location.assign(ownAddress(originalUrl))
    },
    onError: toastError,
  })
}
