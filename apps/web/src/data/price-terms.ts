import { type PriceTerms, sizeNamesOf } from '@teamloom/commerce/pricing/price-item.ts'
import { pricedSlots } from '@teamloom/commerce/pricing/price-personal.ts'
import type { ProductDefinition } from '@teamloom/contract/product-definition.ts'
import type { DesignState } from '@teamloom/design/design-state.ts'
import { slotsOf } from '@teamloom/design/slots.ts'
import { must } from '@teamloom/kit/assert.ts'

/** What a design's price depends on, from what the server told of it: the same sums run here and there. */
export function priceTermsOf(
  definition: Pick<ProductDefinition, 'pricing' | 'sizes'>,
  state: Pick<DesignState, 'customizationPricing' | 'decorations'>,
): PriceTerms {
  return {
    pricing: pricingOf(definition.pricing),
    sizeNames: sizeNamesOf(definition.sizes.filter(size => size.display.displayable)),
    creditsUsed: state.customizationPricing.creditsUsedInDesign,
    slots: pricedSlots(slotsOf({ decorations: state.decorations.map(wordedOf) })),
  }
}

function wordedOf({
  location,
  assetVersionId,
  personal,
  linkedTo,
  ...view
}: DesignState['decorations'][number]) {
  const { positionName } = location.selectedLocation
  return { ...view, positionName, artwork: assetVersionId, personal, linkedTo }
}

export function pricingOf({
  pricingCurrency,
  ...rules
}: ProductDefinition['pricing']): PriceTerms['pricing'] {
  return {
    ...rules,
    pricingCurrency: { cad: withFirstRange(pricingCurrency.cad), usd: withFirstRange(pricingCurrency.usd) },
  }
}

type Table = ProductDefinition['pricing']['pricingCurrency']['cad']

function withFirstRange(table: Table) {
  const [first, ...rest] = table.pricingRange
  const { personal, ...others } = table
  return {
    ...others,
    pricingRange: [must(first, 'price range'), ...rest] as const,
    ...(personal ? { personal } : {}),
  }
}
