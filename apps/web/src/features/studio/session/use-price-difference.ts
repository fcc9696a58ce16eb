import type { Product } from '@teamloom/catalog/definition.ts'
import { priceDifference } from '@teamloom/commerce/pricing/credit-money.ts'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { countCredits } from '@teamloom/design/credits.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import type { Cents } from '@teamloom/kit/money.ts'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { usePrice } from '#web/features/studio/session/use-price.ts'

/** Credits of documents that were asked about: a panel asks each time that one of its pictures comes. */
const known = new WeakMap<DesignDocument, number>()

function creditsOf(document: DesignDocument, product: Product): number {
  const credits = known.get(document) ?? countCredits(document, product).creditsUsedInDesign
  known.set(document, credits)
  return credits
}

/** What changes would make a piece cost more, or less, at the quantity that is set; null where that has no answer. */
export function usePriceDifference(): (...changes: readonly DesignChange[]) => Cents | null {
  const { session, product } = useStudio()
  const { terms, qty, currency } = usePrice()
  // It is asked anew of each document.
  useDesign()
  return (...changes) => {
    const then = session.documentAfter(...changes)
    return then && priceDifference(terms, creditsOf(then, product), qty, currency)
  }
}
