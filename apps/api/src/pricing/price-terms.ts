import { type OrderTerms, type PriceTerms, sizeNamesOf } from '@teamloom/commerce/pricing/price-item.ts'
import { offeredSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import { countCredits } from '@teamloom/design/credits.ts'
import type { OpenedDesign } from '#api/designs/load-design.ts'
import type { Outline } from '#api/designs/outlines.ts'

/** What the design's price depends on, as it is now. */
export function priceTermsOf(opened: OpenedDesign): PriceTerms {
  const { creditsUsedInDesign } = countCredits(opened.document, opened.product)
  return outlinedTermsOf({ product: opened.product, creditsUsed: creditsUsedInDesign })
}

export function outlinedTermsOf(outline: Pick<Outline, 'product' | 'creditsUsed'>): PriceTerms {
  return { ...orderTermsOf(outline), creditsUsed: outline.creditsUsed }
}

/** That of it which an order keeps: later changes of the catalogue do not touch it. */
export function orderTermsOf({ product }: Pick<OpenedDesign, 'product'>): OrderTerms {
  return { pricing: product.pricing, sizeNames: sizeNamesOf(offeredSizes(product)) }
}
