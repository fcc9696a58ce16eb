import type { DecorationView } from '@teamloom/design/design-state.ts'
import { useArtworkPicture } from '#web/data/artwork.ts'
import { useStudio } from '#web/features/studio/studio-context.tsx'

/** The artwork as it was sent, small. */
export function ArtworkThumb({
  decoration,
  size,
}: {
  readonly decoration: DecorationView
  readonly size: number
}) {
  const { teamId } = useStudio()
  const { type, assetId, assetVersionId } = decoration
  const { data: url } = useArtworkPicture(
    assetId && assetVersionId ? { type, assetId, assetVersionId, teamId, size: Math.max(64, size) } : null,
  )
  return url ? <img src={url} alt="" draggable={false} /> : null
}
