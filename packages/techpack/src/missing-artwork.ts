import type { ContentItem } from './content.ts'
import type { MadeDecoration } from './decorations.ts'
import type { DocumentWord } from './document-words.ts'
import type { DrawnItem } from './drawn-item.ts'
import { findFile, type ItemFile } from './item-files.ts'

/** TP28: what should be there of a decoration and is not. */
export function missingOfArtwork(
  { decoration }: MadeDecoration,
  { artworks }: ContentItem,
  drawn: DrawnItem,
): readonly DocumentWord[] {
  const { id, artwork } = decoration
  const has = (role: ItemFile['role']) => findFile(drawn.files, role, id) !== undefined
  const production = artworks.find(({ decorationId }) => decorationId === id)?.production
  const bands = Object.values(drawn.bandPrints[id] ?? {})
  const isShown = has('artwork')
  const faults: readonly (readonly [DocumentWord, boolean])[] = [
    ['missingArt', !isShown],
    ['missingPrint', isShown && !drawn.prints[id]],
    ['missingBands', isShown && bands.some(print => !print)],
    ['missingSource', Boolean(artwork) && !has('source')],
    ['missingProduction', Boolean(production) && !has('production')],
    ['missingPreview', isShown && !has('preview')],
  ]
  return faults.flatMap(([fault, holds]) => (holds ? [fault] : []))
}
