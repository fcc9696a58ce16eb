import type { PriceTable, Pricing } from '@teamloom/catalog/definition.ts'
import {
  type ItemPricing,
  type PriceTerms,
  pricePieces,
  sizeNamesOf,
} from '@teamloom/commerce/pricing/price-item.ts'
import { offeredSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { useOfferedPricing } from '#web/data/offer.ts'
import { setQuantity, useQuantity } from '#web/data/quantity.ts'
import { useCurrency } from '#web/data/user.ts'
import { useDesignFact, useStudio } from '#web/features/studio/session/studio-context.tsx'

export type DesignPrice = {
  readonly terms: PriceTerms
  readonly table: PriceTable
  readonly currency: Currency
  /** The pieces that all prices of the design are for, here and in the cart. */
  readonly qty: number
  readonly setQty: (qty: number) => void
  /** For so many pieces in sizes that cost nothing more. */
  readonly priceFor: (qty: number) => ItemPricing
  /** The price of so many pieces at other prices. */
  readonly priceAt: (pricing: Pricing, qty: number) => ItemPricing
}

/** What the design costs, from the same rules as on the server; no call is needed. One that is ordered: by its order's own. */
export function usePrice(): DesignPrice {
  const { product, ordered } = useStudio()
  const creditsUsed = useDesignFact(({ state }) => state.customizationPricing.creditsUsedInDesign)
  const designId = useDesignFact(({ state }) => state.designId)
  const ownCurrency = useCurrency()
  const ownQty = useQuantity(designId)
  const pricing = useOfferedPricing(product, !ordered)
  const today = { terms: { pricing, sizeNames: sizeNamesOf(offeredSizes(product)) } }
  const { terms: kept, qty, currency } = ordered ?? { ...today, qty: ownQty, currency: ownCurrency }
  const terms: PriceTerms = { ...kept, creditsUsed }
  return {
    terms,
    table: terms.pricing.pricingCurrency[currency],
    currency,
    qty,
    setQty: qty => setQuantity(designId, qty),
    priceFor: qty => pricePieces(terms, qty, currency),
    priceAt: (pricing, qty) => pricePieces({ ...terms, pricing }, qty, currency),
  }
}
