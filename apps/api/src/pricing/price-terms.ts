import { type OrderTerms, type PriceTerms, sizeNamesOf } from '@teamloom/commerce/pricing/price-item.ts'
import { offeredSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import { countCredits } from '@teamloom/design/credits.ts'
import type { OpenedDesign } from '#api/designs/load-design.ts'

/** What the design's price depends on, as it is now. */
export function priceTermsOf(opened: OpenedDesign): PriceTerms {
  const { creditsUsedInDesign } = countCredits(opened.document, opened.product)
  return { ...orderTermsOf(opened), creditsUsed: creditsUsedInDesign }
}

/** That of it which an order keeps: later changes of the catalogue do not touch it. */
export function orderTermsOf({ product }: OpenedDesign): OrderTerms {
  return { pricing: product.pricing, sizeNames: sizeNamesOf(offeredSizes(product)) }
}
