import { useTellPriceChanged } from '#web/features/studio/panels/price/use-tell-price-changed.ts'

/** Tells when prices change, where no button beside the design's name does. */
export function PriceChanges() {
  useTellPriceChanged()
  return null
}
