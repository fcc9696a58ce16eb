import type { PreorderStatus } from '@teamloom/commerce/preorders/status.ts'
import type { StaffListFilter } from '@teamloom/contract/staff-list.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#api/platform/database/database.ts'
import { addUp, countOf, type Month } from '#api/requests/listing/count-listed.ts'
import type { Narrowed } from '#api/requests/listing/narrow-listed.ts'

/** Which of a list, in which order. */
export type Page = {
  readonly sort: NonNullable<StaffListFilter['sort']> | 'totalWithTaxes'
  readonly statuses: readonly PreorderStatus[]
  readonly offset: number
  /** Null: all that come then. */
  readonly count: number | null
}

type Ordering = readonly [columns: readonly [string, ...string[]], downwards?: 'downwards']

const orderings: Readonly<Record<Page['sort'], Ordering>> = {
  newest: [['created_at'], 'downwards'],
  oldest: [['created_at']],
  updated: [['updated_at'], 'downwards'],
  customer: [['customer']],
  organization: [['organization']],
  pieces: [['pieces'], 'downwards'],
  status: [['step', 'created_at']],
  event: [['event_on']],
  total: [['total'], 'downwards'],
  totalWithTaxes: [['total_with_taxes'], 'downwards'],
  due: [['due'], 'downwards'],
  dueOn: [['due_since']],
  paid: [['paid'], 'downwards'],
}

export const columnsOf = (sort: Page['sort']): SQL => sql.raw(orderings[sort][0].join(', '))

export function orderOf(sort: Page['sort'], fromEnd = false): SQL {
  const [columns, downwards] = orderings[sort]
  const direction = Boolean(downwards) === fromEnd ? 'asc' : 'desc'
  return sql.raw(`order by ${[...columns, 'preorder_id'].map(each => `${each} ${direction}`).join(', ')}`)
}

/** The ids of a page's requests, in a list that is counted by month and not searched. */
export async function readPage(
  tx: Reader,
  { told, placed }: Narrowed,
  page: Page,
  months: readonly Month[],
): Promise<readonly string[]> {
  const total = countOf(addUp(months.map(({ counts }) => counts)), page.statuses)
  const count = Math.min(page.count ?? total, total - page.offset)
  if (count <= 0) return []
  const read = async (order: SQL, offset: number, beyond = sql`true`) => {
    const rows = await tx.rows<{ id: string }>(sql`
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

/** Skips the months that all stand before the page: the last page is as quick as the first. */
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
