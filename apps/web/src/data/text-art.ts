import { useMutation, useQuery } from '@tanstack/react-query'
import type { Artwork } from '@teamloom/artwork/artwork.ts'
import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import { textArtCalls } from '@teamloom/contract/text-art.ts'
import { useRefreshLibrary } from '#web/data/library.ts'
import { replacedBy } from '#web/data/staff-reach.ts'
import { call } from '#web/lib/api.ts'

type WrittenText = {
  readonly recipe: TextRecipe
  /** The artwork that it becomes a new version of. */
  readonly assetId?: string | undefined
}

/** Words as artwork of the team. */
export function useWriteText(teamId: string) {
  const refresh = useRefreshLibrary()
  return useMutation({
    mutationFn: async ({ recipe, assetId: before }: WrittenText): Promise<Artwork> => {
      const assetId = replacedBy(teamId, before)
      const body = { team_id: teamId, recipe, ...(assetId && { assetId }) }
      return { ...(await call(textArtCalls.write, { body })), format: 'svg' }
    },
    onSuccess: refresh,
  })
}

/** What an artwork was made from; null where it is no text. */
export function useTextRecipe(assetVersionId: string | null) {
  return useQuery({
    queryKey: ['text-recipe', assetVersionId],
    enabled: assetVersionId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
    queryFn: async () => (await call(textArtCalls.read, { params: { id: assetVersionId! } })).recipe,
  })
}
