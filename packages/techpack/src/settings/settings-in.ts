import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { ContentItem } from '../content.ts'
import type { MadeDecoration } from '../decorations.ts'
import type { MadePrint } from '../print-work.ts'
import { type MadeSetting, settingsOf } from './settings-of.ts'

/** TP42: how an item's decoration is made, with what staff set; of the default also as its films need it; nothing of a product that is no longer known. */
export function settingsIn(
  made: MadeDecoration,
  item: ContentItem,
  print?: Pick<MadePrint, 'making'>,
): MadeSetting[] {
  const product = findProduct(item.family, item.product)
  const kept = item.artworks.find(({ decorationId }) => decorationId === made.decoration.id)
  return product && item.document
    ? settingsOf(
        made,
        item.document,
        product,
        kept?.settings,
        item.knits,
        kept?.stitching,
        print?.making?.hasTints,
      )
    : []
}
