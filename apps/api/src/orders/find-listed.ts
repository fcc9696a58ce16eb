import { type PreorderStatus, preorderStatuses } from '@teamloom/commerce/preorders/status.ts'
import type { StaffListFilter } from '@teamloom/contract/staff-list.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#api/platform/database/database.ts'

type Wanted = StaffListFilter & {
  readonly ordersOnly: boolean
  readonly pageNumber: number
  /** Null: all of them. */
  readonly itemsPerPage: number | null
}

export type Listed = {
  /** Of the requests on the page, in its order. */
  readonly ids: readonly string[]
  readonly total: number
  readonly counts: Readonly<Record<PreorderStatus, number>>
}

const aUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

const orderings: Readonly<
  Record<NonNullable<StaffListFilter['sort']>, readonly [by: SQL, downwards: boolean]>
> = {
  newest: [sql`created_at`, true],
  oldest: [sql`created_at`, false],
  updated: [sql`updated_at`, true],
  customer: [sql`customer`, false],
  organization: [sql`organization`, false],
}

/** OR23: which requests are on a page, and how many there are of each status. */
export async function findListed(tx: Tx, wanted: Wanted): Promise<Listed> {
  const filter = await filterOf(tx, { ...wanted, statuses: undefined })
  const { rows } = await tx.execute<{ status: string; count: number }>(
    sql`select status, count(*)::int as count from preorder_listings where ${filter} group by status`,
  )
  const countOf = (status: PreorderStatus) => rows.find(row => row.status === status)?.count ?? 0
  const counts = Object.fromEntries(
    preorderStatuses.map(status => [status, countOf(status)]),
  ) as Listed['counts']
  const statuses: readonly PreorderStatus[] = wanted.statuses?.length ? wanted.statuses : preorderStatuses
  const total = statuses.reduce((sum, status) => sum + countOf(status), 0)
  const inStatus = statuses.length < preorderStatuses.length ? sql`status in ${statuses}` : sql`true`
  return { ids: await pageOf(tx, sql`${filter} and ${inStatus}`, total, wanted), total, counts }
}

/** From whichever end is nearer: the last page is as quick as the first. */
async function pageOf(
  tx: Tx,
  where: SQL,
  total: number,
  { sort = 'newest', pageNumber, itemsPerPage }: Wanted,
): Promise<string[]> {
  const [by, downwards] = orderings[sort]
  const from = itemsPerPage === null ? 0 : (pageNumber - 1) * itemsPerPage
  const count = Math.min(itemsPerPage ?? total, total - from)
  if (count <= 0) return []
  const isNearerToEnd = from > total / 2
  const offset = isNearerToEnd ? total - from - count : from
  const direction = downwards === isNearerToEnd ? sql`asc` : sql`desc`
  const { rows } = await tx.execute<{ id: string }>(sql`
    select preorder_id as id from preorder_listings where ${where}
    order by ${by} ${direction}, preorder_id ${direction} limit ${count} offset ${offset}`)
  const ids = rows.map(({ id }) => id)
  return isNearerToEnd ? ids.toReversed() : ids
}

/** For queries of `preorder_listings`. */
export async function filterOf(
  tx: Tx,
  {
    search,
    from,
    to,
    province,
    staffId,
    statuses,
    ordersOnly,
  }: StaffListFilter & { readonly ordersOnly: boolean },
): Promise<SQL> {
  const parts = [
    ...(ordersOnly ? [sql`is_order`] : []),
    ...(statuses?.length ? [sql`status in ${statuses}`] : []),
    ...(from ? [sql`created_at >= ${from}::timestamptz`] : []),
    ...(to ? [sql`created_at < ${to}::timestamptz`] : []),
    ...(province ? [sql`province = ${province.toUpperCase()}`] : []),
    ...(staffId
      ? [sql`preorder_id in (select preorder_id from preorder_events where user_id = ${staffId})`]
      : []),
    ...(search ? [await searchOf(tx, search)] : []),
  ]
  return sql.join(parts.length > 0 ? parts : [sql`true`], sql` and `)
}

async function searchOf(tx: Tx, search: string): Promise<SQL> {
  const text = search.trim()
  if (aUuid.test(text)) return byId(text)
  const { rows } = await tx.execute<{ words: string[] }>(sql`select name_words(${text}) as words`)
  const words = rows[0]?.words ?? []
  // A search without any word in it finds nothing; `name_words` leaves no quote and no backslash in a word.
  if (words.length === 0) return sql`false`
  return sql`array_to_tsvector(words) @@ ${words.map(word => `'${word}':*`).join(' & ')}::tsquery`
}

function byId(id: string): SQL {
  return sql`preorder_id in (
    select ${id}::uuid union select preorder_id from orders where id = ${id}::uuid
    union select preorder_id from preorder_items where design_id = ${id}::uuid or original_design_id = ${id}::uuid)`
}
