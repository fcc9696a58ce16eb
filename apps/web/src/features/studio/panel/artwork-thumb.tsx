import type { DecorationView } from '@teamloom/design/design-state.ts'
import { useArtworkPicture } from '#web/data/artwork.ts'
import { isPale } from '#web/features/studio/artwork/is-pale.ts'
import classes from '#web/features/studio/panel/artwork-thumb.module.css'
import { useStudio } from '#web/features/studio/studio-context.tsx'

/** The artwork as it was sent, small, on a ground that it stands out from; fills what it lies in. */
export function ArtworkThumb({
  decoration,
  size,
}: {
  readonly decoration: DecorationView
  readonly size: number
}) {
  const { teamId } = useStudio()
  const { type, assetId, assetVersionId, imageData } = decoration
  const { data: url } = useArtworkPicture(
    assetId && assetVersionId ? { type, assetId, assetVersionId, teamId, size: Math.max(64, size) } : null,
  )
  if (!url) return null
  return (
    <span className={classes.ground} data-dark={isPale(imageData?.extractedColors ?? []) || undefined}>
      <img src={url} alt="" draggable={false} />
    </span>
  )
}
