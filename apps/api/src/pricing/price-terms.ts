import type { Offered } from '@teamloom/commerce/house/house.ts'
import { type OrderTerms, type PriceTerms, sizeNamesOf } from '@teamloom/commerce/pricing/price-item.ts'
import { pricedSlots } from '@teamloom/commerce/pricing/price-personal.ts'
import { offeredSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import { countCredits } from '@teamloom/design/credits.ts'
import { slotsOf } from '@teamloom/design/slots.ts'
import type { OpenedDesign } from '#api/designs/load-design.ts'
import type { Outline } from '#api/designs/outlines.ts'

/** What the design's price depends on, as it is now. */
export function priceTermsOf(opened: Offered<OpenedDesign>): PriceTerms {
  const { creditsUsedInDesign } = countCredits(opened.document, opened.product)
  const slots = slotsOf(opened.document)
  return outlinedTermsOf({ ...opened, creditsUsed: creditsUsedInDesign, slots })
}

export function outlinedTermsOf(
  outline: Offered<Pick<Outline, 'product' | 'creditsUsed' | 'slots'>>,
): PriceTerms {
  const { creditsUsed, slots } = outline
  return { ...orderTermsOf(outline), creditsUsed, slots: pricedSlots(slots) }
}

/** Terms that an order keeps: later changes of the catalogue do not touch it. */
export function orderTermsOf({ product }: Offered<Pick<OpenedDesign, 'product'>>): OrderTerms {
  const { pricing, deliveryTime } = product
  return { pricing, sizeNames: sizeNamesOf(offeredSizes(product)), deliveryTime }
}
