import type { Order } from '@teamloom/contract/orders.ts'
import { and, inArray, isNotNull, max, type SQL } from 'drizzle-orm'
import { invoices, orders } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { inSlices } from '#api/platform/slices.ts'
import { type LoadedRequest, loadRequests, loadRequestsById } from '#api/requests/load-requests.ts'
import { presentOrder, type TaxRules } from '#api/requests/present-order.ts'

/** Requests that were bought, newest first. */
export async function loadOrders(tx: Reader, where: SQL, origin: string, rules: TaxRules): Promise<Order[]> {
  return present(tx, await loadRequests(tx, and(where, isNotNull(orders.id))!), origin, rules)
}

export async function loadOrdersOfRequests(
  tx: Reader,
  preorderIds: readonly string[],
  origin: string,
  rules: TaxRules,
): Promise<Order[]> {
  const loaded = await loadRequestsById(tx, preorderIds)
  return present(
    tx,
    loaded.filter(({ order }) => order !== null),
    origin,
    rules,
  )
}

async function present(
  tx: Reader,
  loaded: readonly LoadedRequest[],
  origin: string,
  rules: TaxRules,
): Promise<Order[]> {
  const revisions = await loadRevisions(
    tx,
    loaded.flatMap(({ order }) => order?.id ?? []),
  )
  const presented = await inSlices(loaded, each =>
    presentOrder(each, revisions(each.order?.id), origin, rules),
  )
  return presented.toSorted((a, b) => b.order.number - a.order.number)
}

/** The last revision of each order's invoice. */
export async function loadRevisions(
  tx: Reader,
  orderIds: readonly string[],
): Promise<(orderId: string | undefined) => number> {
  if (orderIds.length === 0) return () => 0
  const rows = await tx
    .select({ orderId: invoices.orderId, revision: max(invoices.revision) })
    .from(invoices)
    .where(inArray(invoices.orderId, [...orderIds]))
    .groupBy(invoices.orderId)
  const byOrder = new Map(rows.map(row => [row.orderId, row.revision ?? 0]))
  return orderId => byOrder.get(orderId ?? '') ?? 0
}
