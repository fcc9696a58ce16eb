import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Artwork } from '@teamloom/artwork/artwork.ts'
import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import { textArtCalls } from '@teamloom/contract/text-art.ts'
import { call } from '#web/lib/api.ts'

export function useWriteText() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (text: {
      readonly team_id: string
      readonly recipe: TextRecipe
      readonly assetId?: string
    }): Promise<Artwork> => ({ ...(await call(textArtCalls.write, { body: text })), format: 'svg' }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['library'] }),
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
