import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Artwork } from '@teamloom/artwork/artwork.ts'
import { assetCalls } from '@teamloom/contract/assets.ts'
import { type LibraryItem, libraryCalls } from '@teamloom/contract/library.ts'
import { designsKey } from '#web/data/designs.ts'
import { call } from '#web/lib/api.ts'
import { toastError } from '#web/lib/error-toast.ts'

const libraryKey = ['library'] as const

const pageSize = 24

/** A team's artwork, page by page; what was found stays while more is sought. */
export function useLibrary(teamId: string, search: string) {
  const pages = useInfiniteQuery({
    queryKey: [...libraryKey, teamId, search],
    // The pictures' addresses are good for a quarter of an hour.
    staleTime: 300_000,
    // Where it is used has changed meanwhile.
    refetchOnMount: 'always',
    meta: { quiet: true },
    initialPageParam: undefined as string | undefined,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam }) =>
      call(libraryCalls.list, {
        query: {
          team_id: teamId,
          limit: pageSize,
          ...(search && { search }),
          ...(pageParam && { after: pageParam }),
        },
      }),
    getNextPageParam: page => page.next ?? undefined,
  })
  return {
    ...pages,
    items: pages.data?.pages.flatMap(page => page.items),
    total: pages.data?.pages[0]?.total ?? 0,
  }
}

/** After something was uploaded, written or put on a design. */
export function useRefreshLibrary(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: libraryKey })
}

export function useRenameArtwork() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (renamed: { readonly assetId: string; readonly name: string }) =>
      call(libraryCalls.rename, { body: renamed }),
    onSuccess: () => client.invalidateQueries({ queryKey: libraryKey }),
    onError: toastError,
  })
}

export function useRemoveArtwork() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ assetId }: Pick<LibraryItem, 'assetId'>) =>
      call(libraryCalls.remove, { params: { id: assetId } }),
    onSettled: () => client.invalidateQueries({ queryKey: libraryKey }),
    onError: toastError,
  })
}

/** Another page of its file, or what is drawn without its margins: a new version. */
export function useReadOtherwise() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ item, page, crop }: OtherReading): Promise<Artwork> => {
      const { assetId: asset_id, assetType: asset_type } = item
      const {
        pages: _,
        margins: __,
        ...artwork
      } = await call(assetCalls.create, {
        body: { asset_id, asset_type, page, crop },
      })
      return artwork
    },
    onSuccess: () => client.invalidateQueries({ queryKey: libraryKey }),
    onError: toastError,
  })
}

type OtherReading = {
  readonly item: Pick<LibraryItem, 'assetId' | 'assetType'>
  readonly page: number
  readonly crop: boolean
}

/** A version in the place of another, in all of the team's designs; answers those that were changed. */
export function useReplaceArtwork() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (versions: { readonly assetVersionId: string; readonly newAssetVersionId: string }) =>
      call(libraryCalls.replace, { body: versions }),
    onSettled: () =>
      Promise.all([libraryKey, designsKey].map(queryKey => client.invalidateQueries({ queryKey }))),
    onError: toastError,
  })
}

/** A library's item as a design takes it. */
export function artworkOf(item: LibraryItem): Artwork {
  const { assetId, assetVersionId, assetType, filename, format, isVector, width, height } = item
  const { colors, isFlat, details, isRasterized, missingFonts, missingLetters } = item
  return {
    assetId,
    assetVersionId,
    assetType,
    filename,
    format,
    isVector,
    width,
    height,
    colors,
    isFlat,
    details,
    isRasterized,
    missingFonts,
    missingLetters,
  }
}
