import { findProduct } from '@teamloom/catalog/products/index.ts'
import { type ContentItem, ownSettingsOf } from '../content.ts'
import type { MadeDecoration } from '../decorations.ts'
import { type MadeSetting, settingsOf } from './settings-of.ts'

/** TP42: how an item's decoration is made, with what staff set; nothing of a product that is no longer known. */
export function settingsIn(made: MadeDecoration, item: ContentItem): MadeSetting[] {
  const product = findProduct(item.family, item.product)
  return product && item.document
    ? settingsOf(made, item.document, product, ownSettingsOf(item, made), item.knits)
    : []
}
