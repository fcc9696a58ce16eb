import {
  type ItemPricing,
  type OrderTerms,
  type PriceTerms,
  priceItem,
} from '@teamloom/commerce/pricing/price-item.ts'
import type { CreditLine } from '@teamloom/design/credits.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import type { preorderItems } from '#api/db/tables.ts'

type Item = typeof preorderItems.$inferSelect

type KeptTerms = 'credits' | 'terms' | 'setPrices' | 'slots'

export function creditsOf(item: Pick<Item, 'credits'>): CreditLine[] {
  return (item.credits as CreditLine[]).map(line => ({ ...line }))
}

/** The order's own terms: later changes of the catalogue do not touch them. */
export function termsOf(item: Pick<Item, KeptTerms>): PriceTerms {
  const creditsUsed = creditsOf(item).reduce((sum, { credits }) => sum + credits, 0)
  return { ...(item.terms as OrderTerms), creditsUsed, setPrices: item.setPrices, slots: item.slots ?? [] }
}

/** What is ordered of it, with the words of its people. */
export function priceOrdered(
  item: Pick<Item, KeptTerms | 'sizes' | 'worded'>,
  currency: Currency,
): ItemPricing {
  return priceItem(termsOf(item), item.sizes, currency, item.worded)
}
