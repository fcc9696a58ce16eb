import { randomUUID } from 'node:crypto'
import type { OrderEvent } from '@teamloom/commerce/orders/edit-order.ts'
import { eq } from 'drizzle-orm'
import { preorderEvents, preorders } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** Who does something to a request, and when. */
export type Doing = {
  readonly preorderId: string
  /** Null: another server. */
  readonly userId: string | null
  readonly now: Date
}

/** OR21: written with the change itself, in the order in which it came about; with the revision that it made. */
export async function tell(
  tx: Tx,
  { preorderId, userId, now }: Doing,
  ...events: OrderEvent[]
): Promise<void> {
  if (events.length === 0) return
  const [request] = await tx
    .select({ revision: preorders.revision })
    .from(preorders)
    .where(eq(preorders.id, preorderId))
  const about = { preorderId, userId, revision: request?.revision ?? null, createdAt: now }
  // One after the other: their numbers are taken in this order.
  for (const { name, data } of events)
    await tx.insert(preorderEvents).values({ id: randomUUID(), name, data, ...about })
}
