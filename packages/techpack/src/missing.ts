import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { Label } from '@teamloom/kit/label.ts'
import type { ContentItem } from './content.ts'
import { madeDecorations } from './decorations.ts'
import { nameOfArtwork } from './document-artwork.ts'
import { documentWords } from './document-words.ts'
import type { DrawnItem } from './drawn-item.ts'

/** What an item's pages and files should have and do not: `Tour hoodie, Back: This picture is missing.` */
export function missingOf(item: ContentItem, drawn: DrawnItem): readonly Label[] {
  const product = findProduct(item.family, item.product)
  const told = (what: Label, fault: Label): Label => ({
    en: `${item.name}, ${what.en}: ${fault.en}`,
    fr: `${item.name}, ${what.fr}\u00a0: ${fault.fr}`,
  })
  if (!product || !item.document) return [told(documentWords.product, documentWords.missingProduct)]
  const made = madeDecorations(item.document, product)
  return [
    ...item.sides
      .filter(side => !drawn.pictures[side])
      .map(side => told(documentWords[side as 'front'], documentWords.missingPicture)),
    ...made.flatMap(each => {
      const { id } = each.decoration
      const name = nameOfArtwork(each)
      const what = { en: `${each.place.en}, ${name}`, fr: `${each.place.fr}, ${name}` }
      if (!drawn.artworks[id]) return [told(what, documentWords.missingArt)]
      return drawn.prints[id] ? [] : [told(what, documentWords.missingPrint)]
    }),
  ]
}
