import type { Artwork } from '@teamloom/artwork/artwork.ts'
import { suitedType } from '@teamloom/design/suited-type.ts'
import { typeForUpload } from '#web/features/studio/panel/use-upload.ts'
import { useStudio } from '#web/features/studio/studio-context.tsx'
import { newId } from '#web/lib/new-id.ts'

/** Puts artwork on the first free spot where it fits, in the type that suits it; answers why not, or null. */
export function useAddArtwork(): (artwork: Artwork, name?: string) => string | null {
  const { session, product, isStaff, select, showSide } = useStudio()
  return (artwork, name) => {
    const decorationId = newId()
    const { assetId, assetVersionId } = artwork
    const first = typeForUpload(product)
    const { type } = suitedType(product.decorationTypes, artwork, isStaff) ?? first
    session.learnArtwork(artwork)
    const added = session.change({
      action: 'addDecoration',
      type,
      assetId,
      assetVersionId,
      decorationId,
      ...(name && { name }),
    })
    if (!added.ok) return added.refusal.code
    const { document } = session.getSnapshot()
    const positionName = document.decorations.find(({ id }) => id === decorationId)?.positionName
    const place = product.locations.find(location => location.positionName === positionName)
    if (place) showSide(place.side)
    select({ kind: 'decoration', decorationId })
    return null
  }
}
