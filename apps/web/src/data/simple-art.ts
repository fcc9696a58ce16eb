import { useMutation } from '@tanstack/react-query'
import type { Artwork } from '@teamloom/artwork/artwork.ts'
import { libraryCalls } from '@teamloom/contract/library.ts'
import { artworkOf, useRefreshLibrary } from '#web/data/library.ts'
import { isReachedAsStaff } from '#web/data/staff-reach.ts'
import { uploadArtwork } from '#web/data/upload.ts'
import { call } from '#web/lib/api.ts'

type Emblem = { readonly id: string; readonly name: string }

/** One of our emblems as the team's artwork: the one that it has already, else a copy of its own. */
export function useSimpleArt(teamId: string) {
  const refresh = useRefreshLibrary()
  return useMutation({
    mutationFn: async ({ id, name }: Emblem): Promise<Artwork> => {
      const filename = `simple-art-${id}.svg`
      const { items } = await call(libraryCalls.list, {
        query: { team_id: teamId, search: filename, limit: 5 },
      })
      const own = items.find(item => item.filename === filename)
      if (own) return artworkOf(own)
      // oxlint-disable-next-line eslint/no-restricted-globals -- a file of the web app, not a call
      const response = await fetch(`/simple-art/${id}.svg`)
      if (!response.ok) throw new Error(`simple art ${response.status}`)
      const file = new File([await response.blob()], filename, { type: 'image/svg+xml' })
      const { signal } = new AbortController()
      const artwork = await uploadArtwork(file, {
        teamId,
        assetType: 'screenprint',
        extensions: ['svg'],
        onStep: () => {},
        signal,
      })
      if (!isReachedAsStaff(teamId))
        await call(libraryCalls.rename, { body: { assetId: artwork.assetId, name } })
      return artwork
    },
    onSuccess: refresh,
  })
}
