import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#api/platform/database/database.ts'
import { type Counts, countOf, countsOf } from '#api/requests/listing/count-listed.ts'
import { type Narrowed, type Searched, whereOf } from '#api/requests/listing/narrow-listed.ts'
import { columnsOf, orderOf, type Page } from '#api/requests/listing/page-listed.ts'

export type Found = {
  /** The ids of the requests on the page, in its order. */
  readonly ids: readonly string[]
  readonly counts: Counts
  readonly total: number
  /** There may be more than are counted and paged through. */
  readonly hasMore: boolean
}

/** How much of what a search finds is counted and paged through. */
const mostFound = 1000

/** How many requests, the first in the list's order, are looked at for how many match. */
const sampled = 300

/** From this share up it is quicker to walk in the list's order until enough match than to gather all that do. */
const oftenEnough = 0.1

/** OR23: the first thousand of what matches, in the list's order, unless all are asked for. */
export async function searchListed(
  tx: Reader,
  narrowed: Narrowed,
  { condition, isRare, isWide }: Searched,
  page: Page,
): Promise<Found> {
  const most = page.count === null ? null : mostFound
  const first = (count: number) => sql`
    (select * from preorder_listings where ${narrowed.told} and ${narrowed.placed}
      ${orderOf(page.sort)} limit ${count}) listed
    where ${condition}`
  // However far behind others they stand: to gather and sort them all takes longer.
  if (isWide) {
    const walked = sql`(select * from preorder_listings where ${whereOf(narrowed)} ${orderOf(page.sort)} limit ${most}) listed`
    return read(tx, walked, page, most)
  }
  if (most !== null && !isRare && (await count(tx, first(sampled))) >= sampled * oftenEnough) {
    const found = await read(tx, first(Math.ceil(most / oftenEnough)), page, most)
    if (found.hasMore) return found
  }
  // By the words' index, whatever the planner thinks of walking in the list's order.
  const gathered = sql`(select * from preorder_listings where ${whereOf(narrowed)} offset 0) listed`
  return read(tx, gathered, page, most)
}

async function count(tx: Reader, source: SQL): Promise<number> {
  const rows = await tx.rows<{ count: number }>(sql`select count(*)::int as count from ${source}`)
  return rows[0]?.count ?? 0
}

async function read(tx: Reader, source: SQL, page: Page, most: number | null): Promise<Found> {
  const order = orderOf(page.sort)
  const isAsked = page.statuses.length > 0 ? sql`status in ${[...page.statuses]}` : sql`true`
  const rows = await tx.rows<{ counts: Partial<Counts> | null; ids: string[] }>(sql`
    with found as materialized (
      select preorder_id, status, ${columnsOf(page.sort)} from ${source} ${order} limit ${most})
    select array(select preorder_id::text from found where ${isAsked} ${order}
        limit ${page.count} offset ${page.offset}) as ids,
      (select jsonb_object_agg(status, count) from
        (select status, count(*) from found group by status) counted) as counts`)
  const { ids = [], counts: found } = rows[0] ?? {}
  const counts = countsOf(found ?? {})
  return { ids, counts, total: countOf(counts, page.statuses), hasMore: countOf(counts, []) === most }
}
