import { orderEvent } from '@teamloom/commerce/orders/events/index.ts'
import type { HistoryEntry } from '@teamloom/contract/history.ts'

/** What was saved after a revision, newest first, without what followed of itself. */
export function savesSince(history: readonly HistoryEntry[], revision: number): HistoryEntry[] {
  return history.filter(
    entry => entry.revision !== null && entry.revision > revision && !orderEvent(entry.event.name).follows,
  )
}
