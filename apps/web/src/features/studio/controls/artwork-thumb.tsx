import type { DecorationView } from '@teamloom/design/design-state.ts'
import { useArtworkPicture } from '#web/data/artwork.ts'
import classes from '#web/features/studio/controls/artwork-thumb.module.css'
import { isPale } from '#web/features/studio/drawing/is-pale.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'

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
