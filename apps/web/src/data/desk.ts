import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { orderCalls } from '@teamloom/contract/orders.ts'
import type { StaffListFilter } from '@teamloom/contract/staff-list.ts'
import { entryOfOrder, entryOfPreorder, type OrderEntry } from '#web/features/orders/order-entry.ts'
import { call } from '#web/lib/api.ts'

export type ListedKind = 'preorders' | 'orders'

/** What a page of a staff list is asked by. */
export type StaffListQuery = StaffListFilter & {
  readonly kind: ListedKind
  readonly pageNumber: number
  readonly itemsPerPage: number
}

/** A page of all requests, or of all orders; the one that was shown stays until the next is there. */
export function useStaffList(query: StaffListQuery) {
  return useQuery({
    queryKey: ['desk', 'list', query],
    queryFn: () => readStaffList(query),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    meta: { quiet: true },
  })
}

export async function readStaffList({ kind, ...body }: StaffListQuery) {
  if (kind === 'orders') {
    const page = await call(orderCalls.listAll, { body })
    return { ...page, items: page.items.map(entryOfOrder) }
  }
  const page = await call(deskCalls.list, { body })
  return { ...page, items: page.items.map(entryOfPreorder) }
}

export type StaffList = Awaited<ReturnType<typeof readStaffList>> & {
  readonly items: readonly OrderEntry[]
}

export const preorderKey = (preorderId: string) => ['desk', 'preorder', preorderId] as const

/** A request with all that staff see and edit. */
export function usePreorderDetail(preorderId: string) {
  return useQuery({
    queryKey: preorderKey(preorderId),
    queryFn: () => call(deskCalls.read, { body: { preorderId } }),
    refetchOnMount: 'always',
    meta: { quiet: true },
  })
}
