import type { Charge } from '@teamloom/commerce/charges/charge.ts'
import { type Discount, type OrderTotals, totalOrder } from '@teamloom/commerce/pricing/total-order.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { inArray, sql } from 'drizzle-orm'
import { preorderItems } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { priceOrdered } from '#api/pricing/ordered-terms.ts'

/** What is charged, as totals and invoices say it. */
export type Amounts = Pick<OrderTotals, 'subtotal' | 'discounts' | 'shipping' | 'tax' | 'total'>

export type Priced = {
  readonly id: string
  readonly currency: Currency
  readonly discounts: readonly Discount[]
  readonly charges: readonly Charge[]
}
type Terms = typeof preorderItems.$inferSelect.terms

/** What requests come to, before taxes. Price tables are large, and few: each is read once, and told by its hash. */
export function requestPrices(tx: Reader) {
  const known = new Map<string, Terms>()
  const keyOf = sql<string>`md5(${preorderItems.terms}::text)`
  return async (requests: readonly Priced[]): Promise<ReadonlyMap<string, Amounts>> => {
    if (requests.length === 0) return new Map()
    const items = await tx
      .select({
        id: preorderItems.id,
        preorderId: preorderItems.preorderId,
        sizes: preorderItems.sizes,
        worded: preorderItems.worded,
        slots: preorderItems.slots,
        credits: preorderItems.credits,
        setPrices: preorderItems.setPrices,
        key: keyOf,
      })
      .from(preorderItems)
      .where(
        inArray(
          preorderItems.preorderId,
          requests.map(({ id }) => id),
        ),
      )
    const unread = new Map(items.filter(({ key }) => !known.has(key)).map(item => [item.key, item.id]))
    if (unread.size > 0) {
      const read = await tx
        .select({ key: keyOf, terms: preorderItems.terms })
        .from(preorderItems)
        .where(inArray(preorderItems.id, [...unread.values()]))
      for (const { key, terms } of read) known.set(key, terms)
    }
    const byRequest = Map.groupBy(items, item => item.preorderId)
    return new Map(
      requests.map(({ id, currency, discounts, charges }) => {
        const pricings = (byRequest.get(id) ?? []).map(item =>
          priceOrdered({ ...item, terms: known.get(item.key) }, currency),
        )
        return [id, { ...totalOrder(pricings, discounts, [], charges), tax: null }]
      }),
    )
  }
}
