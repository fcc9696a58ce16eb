import type { PaymentState } from '@teamloom/commerce/orders/balance.ts'
import { inArray, sql } from 'drizzle-orm'
import { cardSessions, ledgerEntries } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** A request's payments, and where they can be seen. */
export type Payments = PaymentState & {
  readonly receiptUrl: string | null
  readonly checkoutSessionId: string | null
  /** PA16: how it was paid last; by transfer until then. */
  readonly method: 'bank_transfer' | 'card'
}

const none: Payments = {
  paid: 0,
  wasPaid: false,
  isOpen: false,
  receiptUrl: null,
  checkoutSessionId: null,
  method: 'bank_transfer',
}

/** PA1: of requests, which the orders that they become take over. */
export async function loadPayments(
  tx: Tx,
  preorderIds: readonly string[],
): Promise<(preorderId: string) => Payments> {
  const ids = [...preorderIds]
  const booked = await tx
    .select({
      preorderId: ledgerEntries.preorderId,
      paid: sql<number>`coalesce(sum(${ledgerEntries.amount}) filter (where state = 'booked'), 0)`.mapWith(
        Number,
      ),
      wasPaid: sql<boolean>`bool_or(state = 'booked')`,
      isPending: sql<boolean>`bool_or(state = 'pending')`,
      sessionId: sql<
        string | null
      >`(array_agg(session_id order by number desc) filter (where session_id is not null))[1]`,
      receiptOf: sql<
        string | null
      >`(array_agg(id order by number desc) filter (where state = 'booked' and amount > 0))[1]`,
      lastMethod: sql<string | null>`(array_agg(method order by number desc)
        filter (where state = 'booked' and amount > 0 and reverses is null
          and not exists (select from ledger_entries as mistake where mistake.reverses = ledger_entries.id)))[1]`,
    })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.preorderId, ids))
    .groupBy(ledgerEntries.preorderId)
  const open = await tx
    .selectDistinct({ preorderId: cardSessions.preorderId })
    .from(cardSessions)
    .where(sql`${inArray(cardSessions.preorderId, ids)} and state = 'open' and expires_at > now()`)
  const bookedOf = new Map(booked.map(row => [row.preorderId, row]))
  const isOpenOf = new Set(open.map(row => row.preorderId))
  return preorderId => {
    const row = bookedOf.get(preorderId)
    const isOpen = isOpenOf.has(preorderId) || (row?.isPending ?? false)
    if (!row) return { ...none, isOpen }
    const { paid, wasPaid, sessionId, receiptOf, lastMethod } = row
    const receiptUrl = receiptOf && `/api/v1/orders/receipt/${receiptOf}.pdf`
    const method = lastMethod === 'card' ? 'card' : 'bank_transfer'
    return { paid, wasPaid, isOpen, receiptUrl, checkoutSessionId: sessionId, method }
  }
}
