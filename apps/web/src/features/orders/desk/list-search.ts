import { type PreorderStatus, preorderStatuses } from '@teamloom/commerce/preorders/status.ts'
import { staffListMoney, staffListSorts } from '@teamloom/contract/staff-list-sorts.ts'
import type { StaffListQuery } from '#web/data/desk.ts'

/** Days back from today that a list can be narrowed to. */
export const listedDays = [7, 30, 90, 365] as const

/** Pieces of a page of the staff list. */
export const itemsPerPage = 20

export type ListMoney = (typeof staffListMoney)[number]
export type ListSort = (typeof staffListSorts)[number]

/** A staff list's address: `?show=orders&q=maya&status=intent,shipped&page=2`. */
export type ListSearch = {
  readonly show?: 'orders' | undefined
  readonly q?: string | undefined
  /** Statuses, with commas between them. */
  readonly status?: string | undefined
  readonly days?: number | undefined
  readonly province?: string | undefined
  readonly staff?: string | undefined
  readonly money?: ListMoney | undefined
  readonly sort?: ListSort | undefined
  readonly page?: number | undefined
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What can be made sense of in an address that anyone may have written. */
export function readListSearch(raw: Record<string, unknown>): ListSearch {
  const statuses = statusesIn({ status: textOf(raw.status) })
  const page = Number(raw.page)
  const staff = textOf(raw.staff)
  const province = textOf(raw.province)
  // What is left out here would be taken as it stands in the address.
  return {
    show: raw.show === 'orders' ? 'orders' : undefined,
    q: textOf(raw.q)?.slice(0, 200) || undefined,
    status: statuses.join(',') || undefined,
    days: listedDays.find(days => days === Number(raw.days)),
    province: province && /^[A-Z]{2}$/.test(province) ? province : undefined,
    staff: staff && uuid.test(staff) ? staff : undefined,
    money: staffListMoney.find(money => money === raw.money),
    sort: staffListSorts.find(sort => sort !== 'newest' && sort === raw.sort),
    page: Number.isSafeInteger(page) && page > 1 ? Math.min(page, 1_000_000) : undefined,
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

export function statusesIn({ status }: Pick<ListSearch, 'status'>): PreorderStatus[] {
  const asked = status?.split(',', 20) ?? []
  return preorderStatuses.filter(known => asked.includes(known))
}

/** Whether anything narrows the list. */
export function isFiltered({ q, status, days, province, staff, money }: ListSearch): boolean {
  return Boolean(q ?? status ?? days ?? province ?? staff ?? money)
}

/** What the server is asked; days are counted from the midnight that has passed, so that a day long it is the same. */
export function queryOf(search: ListSearch, now: Date): StaffListQuery {
  const { q, days, province, staff, money, sort } = search
  const statuses = statusesIn(search)
  return {
    kind: search.show === 'orders' ? 'orders' : 'preorders',
    pageNumber: search.page ?? 1,
    itemsPerPage,
    ...(q && { search: q }),
    ...(statuses.length > 0 && { statuses }),
    ...(days && { from: new Date(now.getFullYear(), now.getMonth(), now.getDate() - days).toISOString() }),
    ...(province && { province }),
    ...(staff && { staffId: staff }),
    ...(money && { money }),
    ...(sort && { sort }),
  }
}
