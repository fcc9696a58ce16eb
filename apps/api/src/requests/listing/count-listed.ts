import { type PreorderStatus, preorderStatuses } from '@teamloom/commerce/preorders/status.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '#api/platform/database/database.ts'

export type Counts = Readonly<Record<PreorderStatus, number>>

/** How many were placed in a month that begins then. */
export type Month = { readonly begins: string; readonly counts: Counts }

const none = Object.fromEntries(preorderStatuses.map(status => [status, 0])) as Counts

export const countsOf = (some: Partial<Counts>): Counts => ({ ...none, ...some })

export const addUp = (all: readonly Counts[]): Counts =>
  countsOf(Object.fromEntries(preorderStatuses.map(status => [status, total(all.map(each => each[status]))])))

/** How many requests have one of these statuses; all of them where none is asked for. */
export function countOf(counts: Counts, statuses: readonly PreorderStatus[]): number {
  return total((statuses.length > 0 ? statuses : preorderStatuses).map(status => counts[status]))
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

/**
 * The oldest month first. Whole months were counted as they changed; those of which only a part is asked for are
 * counted now. `told`: a condition on what `listing_counts` and `preorder_listings` both tell.
 */
export async function countByMonth(tx: Reader, told: SQL, from?: string, to?: string): Promise<Month[]> {
  const firstWhole = from ? startOfMonth(Date.parse(from) - 1, 1) : '-infinity'
  const afterWhole = to ? startOfMonth(Date.parse(to), 0) : 'infinity'
  const rows = await tx.rows<{ begins: string; counts: Partial<Counts> }>(sql`
    select begins::text, jsonb_object_agg(status, count) as counts from (
      select begins, status, sum(count) as count from (
        select month as begins, status, count from listing_counts
          where ${told} and month >= ${firstWhole}::timestamptz and month < ${afterWhole}::timestamptz
        union all select date_trunc('month', created_at, 'UTC'), status, 1 from preorder_listings
          where ${told} and created_at >= ${from ?? firstWhole}::timestamptz
            and created_at < least(${to ?? afterWhole}::timestamptz, ${firstWhole}::timestamptz)
        union all select date_trunc('month', created_at, 'UTC'), status, 1 from preorder_listings
          where ${told} and created_at >= greatest(${afterWhole}::timestamptz, ${firstWhole}::timestamptz)
            and created_at < ${to ?? afterWhole}::timestamptz
      ) parts group by begins, status having sum(count) > 0
    ) counted group by counted.begins order by counted.begins`)
  return rows.map(({ begins, counts }) => ({ begins, counts: countsOf(counts) }))
}

function startOfMonth(time: number, monthsLater: number): string {
  const day = new Date(time)
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + monthsLater)).toISOString()
}

export async function countAll(tx: Reader, ordersOnly: boolean): Promise<number> {
  const rows = await tx.rows<{ count: number }>(
    sql`select coalesce(sum(count), 0)::int as count from listing_counts ${ordersOnly ? sql`where is_order` : sql``}`,
  )
  return rows[0]?.count ?? 0
}

/** What came and went since makes one row of each kind: whoever counts meanwhile sees the one or the other. */
export async function sumListingCounts(tx: Tx): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from listing_counts returning *)
    insert into listing_counts (month, status, province, is_order, count)
    select month, status, province, is_order, sum(count) from gone
    group by month, status, province, is_order having sum(count) <> 0`)
}
