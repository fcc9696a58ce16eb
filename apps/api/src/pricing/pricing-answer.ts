import type { ItemPricing } from '@teamloom/commerce/pricing/price-item.ts'
import type { itemPricingSchema } from '@teamloom/contract/pricing.ts'
import type { z } from 'zod'

export function toAnswer(pricing: ItemPricing): z.output<typeof itemPricingSchema> {
  return {
    ...pricing,
    includedSizesPerRange: pricing.includedSizesPerRange.map(range => ({ ...range })),
    personal: pricing.personal.map(part => ({ ...part })),
    extraPricePerSize: pricing.extraPricePerSize.map(size => ({ ...size })),
  }
}
