import type { PriceTable } from '@teamloom/catalog/definition.ts'
import {
  type ItemPricing,
  type PriceTerms,
  priceItem,
  sizeNamesOf,
} from '@teamloom/commerce/pricing/price-item.ts'
import { offeredSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { useCurrency } from '#web/data/user.ts'
import { useDesignFact, useStudio } from '#web/features/studio/studio-context.tsx'

export type DesignPrice = {
  readonly terms: PriceTerms
  readonly table: PriceTable
  readonly currency: Currency
  /** For so many pieces in sizes that cost nothing more. */
  readonly priceFor: (qty: number) => ItemPricing
}

/** What the design costs, from the same rules as on the server; no call is needed. */
export function usePrice(): DesignPrice {
  const { product } = useStudio()
  const creditsUsed = useDesignFact(({ state }) => state.customizationPricing.creditsUsedInDesign)
  const currency = useCurrency()
  const sizes = offeredSizes(product)
  const terms: PriceTerms = {
    pricing: product.pricing,
    sizeNames: sizeNamesOf(sizes),
    creditsUsed,
  }
  const table = product.pricing.pricingCurrency[currency]
  const plainSize = table.includedSizesPerRange[0]?.fromSizeName ?? must(sizes[0], 'size').name
  return {
    terms,
    table,
    currency,
    priceFor: qty => priceItem(terms, [{ name: plainSize, qty }], currency),
  }
}
