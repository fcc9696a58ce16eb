import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { Label } from '@teamloom/kit/label.ts'
import type { ContentItem } from './content.ts'
import { type MadeDecoration, madeDecorations } from './decorations.ts'
import { nameOfArtwork } from './document-artwork.ts'
import { type DocumentWord, documentWords } from './document-words.ts'
import type { DrawnItem } from './drawn-item.ts'
import { findFile } from './item-files.ts'
import { missingOfArtwork } from './missing-artwork.ts'
import { missingOfPeople } from './people/missing-of-people.ts'
import { tooSmallOf } from './too-small.ts'

/** TP28: letters that no font of the house has, each with the number that stands for it. */
export function unwrittenText(letters: readonly string[]): Label {
  const listed = letters
    .map(letter => `${letter} (U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')})`)
    .join(', ')
  return {
    en: `${documentWords.unwritten.en} ${listed}`,
    fr: `${documentWords.unwritten.fr} ${listed}`,
  }
}

/** TP28, TP70: what an item's pages and files should have and do not, and what is too small for a size: `Tour hoodie, Back: This picture is missing.` */
export function missingOf(item: ContentItem, drawn: DrawnItem): readonly Label[] {
  const product = findProduct(item.family, item.product)
  const told = (what: Label, fault: DocumentWord): Label => ({
    en: `${item.name}, ${what.en}: ${documentWords[fault].en}`,
    fr: `${item.name}, ${what.fr}\u00a0: ${documentWords[fault].fr}`,
  })
  const pictures = item.sides.flatMap(side => {
    const name = documentWords[side as 'front']
    return findFile(drawn.files, 'picture', side) ? [] : [told(name, 'missingPicture')]
  })
  if (!product || !item.document) return [told(documentWords.product, 'missingProduct'), ...pictures]
  const made = madeDecorations(item.document, product)
  const ofArtwork = (made: MadeDecoration) => {
    const name = nameOfArtwork(made)
    const what = { en: `${made.place.en}, ${name}`, fr: `${made.place.fr}, ${name}` }
    return missingOfArtwork(made, item, drawn).map(fault => told(what, fault))
  }
  return [
    ...pictures,
    ...(drawn.sheet ? [] : [told(documentWords.drawings, 'missingSheet')]),
    ...made.flatMap(ofArtwork),
    ...missingOfPeople(item, item.document, drawn),
    ...tooSmallOf(made, drawn.sheet, product).map(({ en, fr }) => ({
      en: `${item.name}, ${en}`,
      fr: `${item.name}, ${fr}`,
    })),
  ]
}
