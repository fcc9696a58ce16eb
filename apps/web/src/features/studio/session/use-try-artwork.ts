import type { LibraryItem } from '@teamloom/contract/library.ts'
import { sideToSee } from '@teamloom/design/locations.ts'
import { findDecoration, findLocation } from '@teamloom/design/lookup.ts'
import { artworkOf } from '#web/data/library.ts'
import { rememberAsset } from '#web/features/studio/drawing/art-library.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useAddingChange } from '#web/features/studio/session/use-adding-change.ts'
import { useTrial } from '#web/features/studio/session/use-trial.ts'
import { newId } from '#web/lib/new-id.ts'

/** Shows artwork where it would go while the pointer or the focus is on it; null ends that. */
export function useTryArtwork(): (item: LibraryItem | null) => void {
  const { session, product, side, may } = useStudio()
  const changeFor = useAddingChange()
  const trial = useTrial()
  const show = (item: LibraryItem) => {
    const artwork = artworkOf(item)
    const decorationId = newId()
    rememberAsset(artwork)
    session.learnArtwork(artwork)
    const change = changeFor(artwork, decorationId, {
      name: item.name === item.filename ? undefined : item.name,
    })
    const after = session.documentAfter(change)
    const place = after && findDecoration(after, decorationId)?.positionName
    const to = place && findLocation(product, place)
    if (to) trial.show(change, sideToSee(to, side))
  }
  return item => {
    if (!item || !may('canAddArtwork')) trial.end()
    else trial.begin(() => show(item))
  }
}
