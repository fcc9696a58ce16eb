import type { PaymentState } from '@teamloom/commerce/orders/balance.ts'
import { sql } from 'drizzle-orm'
import { cardSessions, ledgerEntries, preorders } from '#api/db/tables.ts'

/** A request's payments, and where they can be seen. */
export type Payments = PaymentState & {
  readonly receiptUrl: string | null
  readonly checkoutSessionId: string | null
  /** PA18: cents that are on their way by card. */
  readonly awaited: number
  /** PA16: how it was paid last; by transfer until then. */
  readonly method: 'bank_transfer' | 'card'
}

type Booked = {
  readonly paid: number
  readonly wasPaid: boolean | null
  readonly isPending: boolean | null
  readonly isOpen: boolean
  readonly awaited: number
  readonly sessionId: string | null
  readonly receiptOf: string | null
  readonly lastMethod: string | null
}

/** PA1: what is booked of the request of a row of `preorders`, which the order that it becomes takes over. */
export const bookedOfRequest = sql<Booked>`(
  select jsonb_build_object(
    'paid', coalesce(sum(entry.amount) filter (where entry.state = 'booked'), 0),
    'wasPaid', bool_or(entry.state = 'booked'),
    'isPending', bool_or(entry.state = 'pending'),
    'isOpen', exists (select from ${cardSessions} as card
      where card.preorder_id = ${preorders.id}
        and (card.state = 'processing' or card.state = 'open' and card.expires_at > now())),
    'awaited', (select coalesce(sum(card.amount), 0) from ${cardSessions} as card
      where card.preorder_id = ${preorders.id} and card.state = 'processing' and card.currency = ${preorders.currency}),
    'sessionId', (array_agg(entry.session_id order by entry.number desc) filter (where entry.session_id is not null))[1],
    'receiptOf', (array_agg(entry.id order by entry.number desc)
      filter (where entry.state = 'booked' and entry.amount > 0))[1],
    'lastMethod', (array_agg(entry.method order by entry.number desc)
      filter (where entry.state = 'booked' and entry.amount > 0 and entry.reverses is null
        and not exists (select from ${ledgerEntries} as mistake where mistake.reverses = entry.id)))[1])
  from ${ledgerEntries} as entry where entry.preorder_id = ${preorders.id})`

export function paymentsOf(booked: Booked): Payments {
  const { paid, sessionId, receiptOf, lastMethod } = booked
  return {
    paid,
    awaited: booked.awaited,
    wasPaid: booked.wasPaid ?? false,
    isOpen: booked.isOpen || (booked.isPending ?? false),
    receiptUrl: receiptOf && `/api/v1/orders/receipt/${receiptOf}.pdf`,
    checkoutSessionId: sessionId,
    method: lastMethod === 'card' ? 'card' : 'bank_transfer',
  }
}
