import type { PreorderStatus } from '@teamloom/commerce/preorders/status.ts'
import type { StaffListFilter } from '@teamloom/contract/staff-list.ts'
import { type SQL, sql } from 'drizzle-orm'
import { addUp, countOf, type Month } from '#api/orders/count-listed.ts'
import type { Narrowed } from '#api/orders/narrow-listed.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** Which of a list, in which order. */
export type Page = {
  readonly sort: NonNullable<StaffListFilter['sort']>
  readonly statuses: readonly PreorderStatus[]
  readonly offset: number
  /** Null: all that come then. */
  readonly count: number | null
}

const orderings: Readonly<Record<Page['sort'], readonly [by: SQL, downwards: boolean]>> = {
  newest: [sql`created_at`, true],
  oldest: [sql`created_at`, false],
  updated: [sql`updated_at`, true],
  customer: [sql`customer`, false],
  organization: [sql`organization`, false],
  event: [sql`event_on`, false],
  due: [sql`due`, true],
  dueOn: [sql`due_since`, false],
  paid: [sql`paid`, true],
}

export const columnOf = (sort: Page['sort']): SQL => orderings[sort][0]

export function orderOf(sort: Page['sort'], fromEnd = false): SQL {
  const [by, downwards] = orderings[sort]
  const direction = downwards === fromEnd ? sql`asc` : sql`desc`
  return sql`order by ${by} ${direction}, preorder_id ${direction}`
}

/** Of what is counted by month, and not searched. */
export async function readPage(
  tx: Tx,
  { told, placed }: Narrowed,
  page: Page,
  months: readonly Month[],
): Promise<readonly string[]> {
  const total = countOf(addUp(months.map(({ counts }) => counts)), page.statuses)
  const count = Math.min(page.count ?? total, total - page.offset)
  if (count <= 0) return []
  const read = async (order: SQL, offset: number, beyond = sql`true`) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select preorder_id as id from preorder_listings where ${told} and ${placed} and ${beyond}
      ${order} limit ${count} offset ${offset}`)
    return rows.map(({ id }) => id)
  }
  if (page.sort === 'newest' || page.sort === 'oldest') {
    const { offset, beyond } = skipMonths(months, page)
    return read(orderOf(page.sort), offset, beyond)
  }
  // From whichever end is nearer.
  if (page.offset <= total / 2) return read(orderOf(page.sort), page.offset)
  return (await read(orderOf(page.sort, true), total - page.offset - count)).toReversed()
}

/** Those that all stand before the page: the last one is as quick as the first. */
function skipMonths(
  months: readonly Month[],
  { sort, offset, statuses }: Page,
): { readonly offset: number; readonly beyond: SQL } {
  const inOrder = sort === 'newest' ? months.toReversed() : months
  let left = offset
  const at = inOrder.findIndex(({ counts }) => {
    const count = countOf(counts, statuses)
    if (left < count) return true
    left -= count
    return false
  })
  if (at < 1) return { offset: left, beyond: sql`true` }
  return {
    offset: left,
    beyond:
      sort === 'newest'
        ? sql`created_at < ${inOrder[at - 1]?.begins}::timestamptz`
        : sql`created_at >= ${inOrder[at]?.begins}::timestamptz`,
  }
}
