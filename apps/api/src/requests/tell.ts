import { randomUUID } from 'node:crypto'
import type { OrderEvent } from '@teamloom/commerce/orders/edited.ts'
import { sql } from 'drizzle-orm'
import { preorderEvents, preorders } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { type Happened, tellPrograms } from '#api/requests/tell-programs.ts'

/** Who does something to a request, and when. */
export type Doing = Happened & {
  /** Null: another server. */
  readonly userId: string | null
}

/** OR21: written with the change itself, in the order in which it came about; with the revision that it made. */
export async function tell(tx: Tx, doing: Doing, ...events: OrderEvent[]): Promise<void> {
  if (events.length === 0) return
  const { preorderId, userId, now } = doing
  const revision = sql`(select ${preorders.revision} from ${preorders} where ${preorders.id} = ${preorderId})`
  const about = { preorderId, userId, revision, createdAt: now }
  // Their numbers are taken in the order of the list.
  await tx
    .insert(preorderEvents)
    .values(events.map(({ name, data }) => ({ id: randomUUID(), name, data, ...about })))
  for (const event of events) await tellPrograms(tx, doing, event)
}
