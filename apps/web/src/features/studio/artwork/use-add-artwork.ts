import type { Artwork } from '@teamloom/artwork/artwork.ts'
import { findDecoration, findLocation } from '@teamloom/design/lookup.ts'
import { provideSoon } from '#web/features/studio/drawing/art-library.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useAddingChange, type Wishes } from '#web/features/studio/session/use-adding-change.ts'
import { newId } from '#web/lib/new-id.ts'

/**
 * Puts artwork on the first free spot where it fits, in the type that suits it, or in the place of what was just added;
 * its kind is asked next. Answers why not, or null.
 */
export function useAddArtwork(insteadOf?: string): (artwork: Artwork, wishes?: Wishes) => string | null {
  const { session, product, teamId, select, showPlace } = useStudio()
  const changeFor = useAddingChange()
  return (artwork, wishes) => {
    session.learnArtwork(artwork)
    const { assetId, assetVersionId } = artwork
    const isThere = insteadOf !== undefined && findDecoration(session.getSnapshot().document, insteadOf)
    const decorationId = isThere ? insteadOf : newId()
    const added = session.change(
      isThere
        ? { action: 'setDecorationAsset', decorationId, assetId, assetVersionId }
        : changeFor(artwork, decorationId, wishes),
    )
    if (!added.ok) return added.refusal.code
    void provideSoon(artwork, teamId)
    const { document } = session.getSnapshot()
    const place = findLocation(product, findDecoration(document, decorationId)?.positionName ?? '')
    if (place) showPlace(place)
    select({ kind: 'decoration', decorationId, step: 'kind' })
    return null
  }
}
