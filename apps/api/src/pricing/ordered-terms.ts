import type { OrderTerms, PriceTerms } from '@teamloom/commerce/pricing/price-item.ts'
import type { CreditLine } from '@teamloom/design/credits.ts'
import type { preorderItems } from '#api/db/tables.ts'

type Item = typeof preorderItems.$inferSelect

export function creditsOf(item: Pick<Item, 'credits'>): CreditLine[] {
  return (item.credits as CreditLine[]).map(line => ({ ...line }))
}

/** The order's own terms: later changes of the catalogue do not touch them. */
export function termsOf(item: Pick<Item, 'credits' | 'terms' | 'setPrices'>): PriceTerms {
  const creditsUsed = creditsOf(item).reduce((sum, { credits }) => sum + credits, 0)
  return { ...(item.terms as OrderTerms), creditsUsed, setPrices: item.setPrices }
}
