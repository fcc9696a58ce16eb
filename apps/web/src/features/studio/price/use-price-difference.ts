import { priceDifference } from '@teamloom/commerce/pricing/credit-money.ts'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { countCredits } from '@teamloom/design/credits.ts'
import type { Cents } from '@teamloom/kit/money.ts'
import { usePrice } from '#web/features/studio/price/use-price.ts'
import { useDesign, useStudio } from '#web/features/studio/studio-context.tsx'

/** What a change would make a piece cost more, or less, at the quantity that is set; null where that has no answer. */
export function usePriceDifference(): (change: DesignChange) => Cents | null {
  const { session, product } = useStudio()
  const { terms, qty, currency } = usePrice()
  // Asked anew when the design is another.
  useDesign()
  return change => {
    const then = session.documentAfter(change)
    return then && priceDifference(terms, countCredits(then, product).creditsUsedInDesign, qty, currency)
  }
}
