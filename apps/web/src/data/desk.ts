import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { DataOf, Sent } from '@teamloom/contract/call.ts'
import { CallError } from '@teamloom/contract/client.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { orderCalls } from '@teamloom/contract/orders.ts'
import { purchasedDesignCalls } from '@teamloom/contract/purchased-designs.ts'
import type { DeskFacts, StaffListFilter } from '@teamloom/contract/staff-list.ts'
import { entryOfOrder, entryOfPreorder, type OrderEntry } from '#web/data/order-entry.ts'
import { toldOffline } from '#web/data/told-offline.ts'
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
    ...toldOffline,
  })
}

/** A line of a staff list, with what staff are told besides. */
export type ListedEntry = OrderEntry & { readonly desk: DeskFacts }

export async function readStaffList({ kind, ...body }: StaffListQuery) {
  const entryOf = (entry: OrderEntry, desk: DeskFacts): ListedEntry => ({
    ...entry,
    projectNumber: desk.projectNumber,
    desk,
  })
  if (kind === 'orders') {
    const page = await call(orderCalls.listAll, { body })
    return { ...page, items: page.items.map(each => entryOf(entryOfOrder(each), each.desk)) }
  }
  const page = await call(deskCalls.list, { body })
  return { ...page, items: page.items.map(each => entryOf(entryOfPreorder(each), each.desk)) }
}

export type StaffList = Awaited<ReturnType<typeof readStaffList>>

export const preorderKey = (preorderId: string) => ['desk', 'preorder', preorderId] as const

/** A request with all that staff see and edit. */
export function usePreorderDetail(preorderId: string | undefined) {
  return useQuery({
    queryKey: preorderKey(preorderId ?? ''),
    queryFn: () => call(deskCalls.read, { body: { preorderId: preorderId ?? '' } }),
    enabled: preorderId !== undefined,
    refetchOnMount: 'always',
    meta: { quiet: true },
    ...toldOffline,
  })
}

/** Mails the link of a request, of its techpack or of a design in it to oneself. */
export const mailPreorderLink = (of: Sent<typeof deskCalls.mailLink>['body']) =>
  call(deskCalls.mailLink, { body: of })

/** The designs of a request's customer, to choose one to add; only while they are asked for. */
export function useCustomerDesigns(preorderId: string, isWanted: boolean) {
  return useQuery({
    queryKey: ['desk', 'designs', preorderId],
    queryFn: () => call(deskCalls.customerDesigns, { params: { preorderId } }),
    enabled: isWanted,
    meta: { quiet: true },
  })
}

/** A design that can be added, as it is now. */
export type FoundDesign = Pick<DataOf<typeof deskCalls.searchDesign>, 'designState' | 'productDefinition'> & {
  readonly id: string
  readonly name: string | null
  readonly isPurchasedDesign: boolean
}

/** A design by its id, of the customer's or of an order of theirs. */
export function useFoundDesign(designId: string | undefined, userId: string) {
  return useQuery({
    queryKey: ['desk', 'found', designId, userId],
    queryFn: () => findDesign(designId ?? '', userId),
    enabled: designId !== undefined,
    retry: false,
    gcTime: 0,
    meta: { quiet: true },
  })
}

async function findDesign(designId: string, userId: string): Promise<FoundDesign> {
  try {
    const { design, ...found } = await call(deskCalls.searchDesign, { body: { designId, userId } })
    return { ...found, id: design.id, name: design.name, isPurchasedDesign: false }
  } catch (error) {
    if (!(error instanceof CallError && (error.status === 404 || error.status === 403))) throw error
    const ordered = await call(purchasedDesignCalls.read, { params: { id: designId } }).catch(() => undefined)
    if (!ordered) throw error
    const { design, designState, productDefinition } = ordered
    return {
      designState,
      productDefinition,
      id: design.id,
      name: design.original_design_name,
      isPurchasedDesign: true,
    }
  }
}
