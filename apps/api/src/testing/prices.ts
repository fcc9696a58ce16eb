import type { Pricing } from '@teamloom/catalog/definition.ts'
import { tshirt } from '@teamloom/catalog/products/tshirt/product.ts'

/** What a t-shirt costs in each range and currency, so much dearer than it was built with. */
export function dearer(cents: number): Pricing {
  const pricing = structuredClone(tshirt.pricing) as unknown as {
    pricingCurrency: Record<'cad' | 'usd', { pricingRange: { price: number }[] }>
  }
  for (const table of Object.values(pricing.pricingCurrency))
    for (const range of table.pricingRange) range.price += cents
  return pricing as unknown as Pricing
}
