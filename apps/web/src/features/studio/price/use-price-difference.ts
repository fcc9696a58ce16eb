import { priceDifference } from '@teamloom/commerce/pricing/credit-money.ts'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { countCredits } from '@teamloom/design/credits.ts'
import type { Cents } from '@teamloom/kit/money.ts'
import { useMemo } from 'react'
import { usePrice } from '#web/features/studio/price/use-price.ts'
import { useDesign, useStudio } from '#web/features/studio/studio-context.tsx'

/** What a change would make a piece cost more, or less, at the quantity that is set; null where that has no answer. */
export function usePriceDifference(): (change: DesignChange) => Cents | null {
  const { session, product } = useStudio()
  const { terms, qty, currency } = usePrice()
  const { document } = useDesign()
  // A panel asks for the same changes each time that one of its pictures comes.
  const creditsAfter = useMemo(() => {
    const known = new Map<string, number | null>()
    return (change: DesignChange) => {
      const key = JSON.stringify(change)
      const before = known.get(key)
      if (before !== undefined) return before
      const then = session.documentAfter(change)
      const credits = then && countCredits(then, product).creditsUsedInDesign
      known.set(key, credits)
      return credits
    }
    // The session answers for the document as it is now.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [session, product, document])
  return change => {
    const credits = creditsAfter(change)
    return credits === null ? null : priceDifference(terms, credits, qty, currency)
  }
}
