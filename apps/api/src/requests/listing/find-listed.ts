import type { PreorderStatus } from '@teamloom/commerce/preorders/status.ts'
import type { StaffListFilter } from '@teamloom/contract/staff-list.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { addUp, countAll, countByMonth, countOf } from '#api/requests/listing/count-listed.ts'
import {
  type LateOn,
  type Narrowed,
  narrow,
  ofStatuses,
  type Searched,
} from '#api/requests/listing/narrow-listed.ts'
import { type Page, readPage } from '#api/requests/listing/page-listed.ts'
import { type Found, searchListed } from '#api/requests/listing/search-listed.ts'

type Wanted = StaffListFilter & {
  readonly ordersOnly: boolean
  readonly lateOn: LateOn
  readonly pageNumber: number
  /** Null: all of them. */
  readonly itemsPerPage: number | null
}

type Listed = Found & {
  /** There may be more of each status than are counted. */
  readonly countsAtLeast: boolean
}

/** OR23: which requests are on a page, and how many there are of each status. */
export async function findListed(
  tx: Reader,
  wanted: Wanted,
): Promise<Listed & { /** Whatever it is narrowed by. */ readonly inAll: number }> {
  const { itemsPerPage, pageNumber } = wanted
  const page: Page = {
    sort: sortOf(wanted),
    statuses: wanted.statuses ?? [],
    offset: itemsPerPage === null ? 0 : (pageNumber - 1) * itemsPerPage,
    count: itemsPerPage,
  }
  const narrowed = await narrow(tx, { ...wanted, statuses: [] })
  const listed = narrowed.searched
    ? await readSearched(tx, narrowed, narrowed.searched, page)
    : await readCounted(tx, narrowed, wanted, page)
  return { ...listed, inAll: await countAll(tx, wanted.ordersOnly) }
}

/** A total is compared as the list shows it: of orders with their taxes. */
function sortOf({ sort = 'newest', ordersOnly }: Pick<Wanted, 'sort' | 'ordersOnly'>): Page['sort'] {
  return sort === 'total' && ordersOnly ? 'totalWithTaxes' : sort
}

/** However much it is, it is counted to the last. */
async function readCounted(
  tx: Reader,
  narrowed: Narrowed,
  { from, to }: Pick<Wanted, 'from' | 'to'>,
  page: Page,
): Promise<Listed> {
  const months = await countByMonth(tx, narrowed.told, from, to)
  const counts = addUp(months.map(month => month.counts))
  return {
    ids: await readPage(tx, ofStatuses(narrowed, page.statuses), page, months),
    counts,
    total: countOf(counts, page.statuses),
    hasMore: false,
    countsAtLeast: false,
  }
}

async function readSearched(tx: Reader, narrowed: Narrowed, searched: Searched, page: Page): Promise<Listed> {
  const found = await searchListed(tx, narrowed, searched, page)
  if (!found.hasMore || page.statuses.length === 0) return { ...found, countsAtLeast: found.hasMore }
  // Of the statuses that are asked for there may be fewer than are counted.
  const own = await searchListed(tx, ofStatuses(narrowed, page.statuses), searched, page)
  const counts = { ...found.counts, ...ofThese(own.counts, page.statuses) }
  return { ...own, counts, countsAtLeast: true }
}

const ofThese = (counts: Found['counts'], statuses: readonly PreorderStatus[]) =>
  Object.fromEntries(statuses.map(status => [status, counts[status]]))
