import { type CollectionProgress, progressOf } from '@teamloom/commerce/collection/collection-progress.ts'
import type { CartLine } from '#web/data/cart-lines.ts'
import { priceTermsOf } from '#web/data/price-terms.ts'

/** How far a line of the cart is from its next lower price; undefined while its product is not known. */
export function progressOfLine({
  definition,
  designState,
  pricing,
}: CartLine): CollectionProgress | undefined {
  return definition && progressOf(priceTermsOf(definition, designState), pricing.qty, pricing.currency)
}
