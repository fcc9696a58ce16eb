import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { type Actor, holds } from '#api/access/caller.ts'
import { orders } from '#api/db/tables.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'
import { findRequest, type LoadedRequest, lockRequest } from '#api/requests/load-requests.ts'

type Named = { readonly orderId?: string | undefined; readonly preorderId?: string | undefined }
type Found = Result<LoadedRequest, Refusal<'order_not_found' | 'preorder_not_found'>>

/** What is paid, named as an order or as a request. */
async function find<Place extends Reader>(
  tx: Place,
  { orderId, preorderId }: Named,
  load: (tx: Place, preorderId: string) => Promise<LoadedRequest | undefined>,
): Promise<Found> {
  const missing = refuse(orderId === undefined ? 'preorder_not_found' : 'order_not_found')
  const [order] = orderId === undefined ? [] : await tx.select().from(orders).where(eq(orders.id, orderId))
  const id = orderId === undefined ? preorderId : order?.preorderId
  if (id === undefined) return missing
  const loaded = await load(tx, id)
  return loaded ? ok(loaded) : missing
}

/** Nobody else pays or edits it until the transaction ends. */
export function lockPaid(tx: Tx, named: Named): Promise<Found> {
  return find(tx, named, lockRequest)
}

/** Its customer's own; anybody's for staff where it is said so. */
export async function findPaid(tx: Reader, named: Named, actor: Actor, isForStaff: boolean): Promise<Found> {
  const found = await find(tx, named, findRequest)
  if (!found.ok) return found
  const isOpen = found.value.preorder.userId === actor.id || (isForStaff && holds(actor, 'seePersonalData'))
  return isOpen ? found : refuse(named.orderId === undefined ? 'preorder_not_found' : 'order_not_found')
}
