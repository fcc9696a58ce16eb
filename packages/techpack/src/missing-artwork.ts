import type { ContentItem } from './content.ts'
import type { MadeDecoration } from './decorations.ts'
import type { DocumentWord } from './document-words.ts'
import type { DrawnItem } from './drawn-item.ts'

/** TP28: what should be there of a decoration and is not. */
export function missingOfArtwork(
  { decoration }: MadeDecoration,
  { artworks }: ContentItem,
  drawn: DrawnItem,
): readonly DocumentWord[] {
  const { id, artwork } = decoration
  const archived = drawn.archived[id]
  const production = artworks.find(({ decorationId }) => decorationId === id)?.production
  const bands = Object.values(drawn.bandPrints[id] ?? {})
  const isShown = Boolean(drawn.artworks[id])
  const faults: readonly (readonly [DocumentWord, boolean])[] = [
    ['missingArt', !isShown],
    ['missingPrint', isShown && !drawn.prints[id]],
    ['missingBands', isShown && bands.some(print => !print)],
    ['missingSource', Boolean(artwork) && !archived?.source],
    ['missingProduction', Boolean(production) && !archived?.production],
    ['missingPreview', isShown && !archived?.preview],
  ]
  return faults.flatMap(([fault, holds]) => (holds ? [fault] : []))
}
