import type { OrderEventName } from './events/index.ts'
import type { OrderDocument } from './order-document.ts'

export type OrderEvent = { readonly name: OrderEventName; readonly data: Readonly<Record<string, unknown>> }

/** A request as an edit leaves it, and what its history tells of that; nothing is told where nothing changed. */
export type Edited = { readonly document: OrderDocument; readonly events: readonly OrderEvent[] }

export function unchanged(document: OrderDocument): Edited {
  return { document, events: [] }
}

export function told(name: OrderEventName, data: OrderEvent['data']): OrderEvent {
  return { name, data }
}
