import { randomUUID } from 'node:crypto'
import type { OrderEvent } from '@teamloom/commerce/orders/edit-order.ts'
import { preorderEvents } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** Who does something to a request, and when. */
export type Doing = {
  readonly preorderId: string
  /** Null: another server. */
  readonly userId: string | null
  readonly now: Date
}

/** OR21: written with the change itself, in the order in which it came about. */
export async function tell(
  tx: Tx,
  { preorderId, userId, now }: Doing,
  ...events: OrderEvent[]
): Promise<void> {
  for (const { name, data } of events)
    await tx
      .insert(preorderEvents)
      .values({ id: randomUUID(), preorderId, userId, name, data, createdAt: now })
}
