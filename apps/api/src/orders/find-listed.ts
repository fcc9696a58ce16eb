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
  /** Whatever it is narrowed by. */
  readonly inAll: number
  /** A search may find more than are counted and paged through. */
  readonly hasMore: boolean
  readonly counts: Counts
  /** There may be more of each status than are counted. */
  readonly countsAtLeast: boolean
}

/** So many of what a search finds are counted and paged through. */
const mostFound = 2000

/** So many are looked at one by one, in the list's order, before all that match are sorted. */
const mostLookedAt = 5000

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
  const { statuses = [], itemsPerPage } = wanted
  const all = await narrow(tx, { ...wanted, statuses: [] })
  const asked = statuses.length > 0 ? { ...all, inIndex: sql`${all.inIndex} and status in ${statuses}` } : all
  // What else narrows a list is in its indexes, and counted there however much it is.
  const most = itemsPerPage === null || all.searched === null ? null : mostFound
  const inAll = await countByStatus(tx, all, most)
  const inAsked = statuses.length > 0 && inAll.hasMore ? await countByStatus(tx, asked, most) : inAll
  const counts = { ...inAll.counts, ...pick(inAsked.counts, statuses) }
  const total = sum(statuses.length > 0 ? pick(counts, statuses) : counts)
  const ids = await findPage(tx, asked, pageOf(wanted, total, inAsked.hasMore))
  return {
    ids,
    total,
    inAll: isNarrowed(wanted) ? await countAll(tx, wanted.ordersOnly) : sum(inAll.counts),
    hasMore: inAsked.hasMore,
    counts,
    countsAtLeast: inAll.hasMore,
  }
}

/** By more than statuses, which are counted. */
function isNarrowed({ search, from, to, province, staffId }: StaffListFilter): boolean {
  return Boolean(search ?? from ?? to ?? province ?? staffId)
}

async function countAll(tx: Tx, ordersOnly: boolean): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from preorder_listings ${ordersOnly ? sql`where is_order` : sql``}`,
  )
  return rows[0]?.count ?? 0
}

type Counts = Readonly<Record<PreorderStatus, number>>

async function countByStatus(
  tx: Tx,
  narrowed: Narrowed,
  most: number | null,
): Promise<{ readonly counts: Counts; readonly hasMore: boolean }> {
  const count = async (found: SQL) => {
    const { rows } = await tx.execute<{ status: PreorderStatus; count: number }>(sql`
      select status, count(*)::int as count from (select status from ${found} limit ${most}) found group by status`)
    const none = Object.fromEntries(preorderStatuses.map(status => [status, 0])) as Counts
    const counts = { ...none, ...Object.fromEntries(rows.map(row => [row.status, row.count])) }
    return { counts, hasMore: sum(counts) === most }
  }
  if (most !== null) {
    const counted = await count(firstOf(narrowed, sql`order by created_at desc, preorder_id desc`))
    if (counted.hasMore) return counted
  }
  return count(sql`preorder_listings where ${whereOf(narrowed)}`)
}

const pick = (counts: Counts, statuses: readonly PreorderStatus[]): Partial<Counts> =>
  Object.fromEntries(statuses.map(status => [status, counts[status]]))

const sum = (counts: Partial<Counts>) => Object.values(counts).reduce((all, count) => all + count, 0)

type Page = {
  readonly offset: number
  readonly count: number
  readonly order: SQL
  readonly isFromEnd: boolean
  readonly hasMore: boolean
}

/** From whichever end is nearer, where it is known: the last page is as quick as the first. */
function pageOf(
  { sort = 'newest', pageNumber, itemsPerPage }: Wanted,
  total: number,
  hasMore: boolean,
): Page {
  const from = itemsPerPage === null ? 0 : (pageNumber - 1) * itemsPerPage
  const count = Math.max(0, Math.min(itemsPerPage ?? total, total - from))
  const isFromEnd = !hasMore && from > total / 2
  const [by, downwards] = orderings[sort]
  const direction = downwards === isFromEnd ? sql`asc` : sql`desc`
  return {
    offset: isFromEnd ? total - from - count : from,
    count,
    order: sql`order by ${by} ${direction}, preorder_id ${direction}`,
    isFromEnd,
    hasMore,
  }
}

async function findPage(tx: Tx, narrowed: Narrowed, page: Page): Promise<string[]> {
  const { count, offset, order, isFromEnd, hasMore } = page
  const { inIndex, searched } = narrowed
  if (count === 0) return []
  const read = async (found: SQL) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select preorder_id as id from ${found} ${order} limit ${count} offset ${offset}`,
    )
    return rows.map(({ id }) => id)
  }
  if (searched && hasMore) {
    const ids = await read(firstOf(narrowed, order))
    if (ids.length === count) return ids
  }
  // By the words' index, whatever the planner thinks of walking in the list's order: few are sorted, or all are far.
  const ids = await read(
    searched
      ? sql`(select * from preorder_listings where ${whereOf(narrowed)} offset 0) found`
      : sql`preorder_listings where ${inIndex}`,
  )
  return isFromEnd ? ids.toReversed() : ids
}

/** For queries of `preorder_listings`: what its indexes hold beside the order, and what is looked up apart. */
type Narrowed = { readonly inIndex: SQL; readonly searched: SQL | null }

const whereOf = ({ inIndex, searched }: Narrowed) => (searched ? sql`${inIndex} and ${searched}` : inIndex)

/** What stands in many is found among the first: the words' index would gather all of them. */
const firstOf = ({ inIndex, searched }: Narrowed, order: SQL) => sql`
  (select * from preorder_listings where ${inIndex} ${order} limit ${mostLookedAt}) listed where ${searched}`

/** The same as one condition. */
export async function filterOf(
  tx: Tx,
  filter: StaffListFilter & { readonly ordersOnly: boolean },
): Promise<SQL> {
  return whereOf(await narrow(tx, filter))
}

async function narrow(
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
): Promise<Narrowed> {
  const inIndex = [
    sql`true`,
    ...(ordersOnly ? [sql`is_order`] : []),
    ...(statuses?.length ? [sql`status in ${statuses}`] : []),
    ...(from ? [sql`created_at >= ${from}::timestamptz`] : []),
    ...(to ? [sql`created_at < ${to}::timestamptz`] : []),
    ...(province ? [sql`province = ${province.toUpperCase()}`] : []),
  ]
  const searched = [
    ...(staffId
      ? [sql`preorder_id in (select preorder_id from preorder_events where user_id = ${staffId})`]
      : []),
    ...(search ? [await searchOf(tx, search)] : []),
  ]
  return {
    inIndex: sql.join(inIndex, sql` and `),
    searched: searched.length > 0 ? sql.join(searched, sql` and `) : null,
  }
}

async function searchOf(tx: Tx, search: string): Promise<SQL> {
  const text = search.trim()
  if (aUuid.test(text)) return byId(text)
  const { rows } = await tx.execute<{ words: string[] }>(sql`select name_words(${text}) as words`)
  const words = rows[0]?.words ?? []
  // A search without any word in it finds nothing; `name_words` leaves no quote and no backslash in a word.
  if (words.length === 0) return sql`false`
  return sql`words @@ ${words.map(word => `'${word}':*`).join(' & ')}::tsquery`
}

function byId(id: string): SQL {
  return sql`preorder_id in (
    select ${id}::uuid union select preorder_id from orders where id = ${id}::uuid
    union select preorder_id from preorder_items where design_id = ${id}::uuid or original_design_id = ${id}::uuid)`
}
