import { type PriceTerms, sizeNamesOf } from '@teamloom/commerce/pricing/price-item.ts'
import { offeredSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import { countCredits } from '@teamloom/design/credits.ts'
import type { OpenedDesign } from '#api/designs/load-design.ts'

/** What the design's price depends on, as it is now. */
export function priceTermsOf({ document, product }: OpenedDesign): PriceTerms {
  return {
    pricing: product.pricing,
    sizeNames: sizeNamesOf(offeredSizes(product)),
    creditsUsed: countCredits(document, product).creditsUsedInDesign,
  }
}
