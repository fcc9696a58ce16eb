import { balanceOf } from '@teamloom/commerce/orders/balance.ts'
import { owedOf, paidOf } from '@teamloom/commerce/payments/ledger.ts'
import { isOrdered, type PreorderStatus } from '@teamloom/commerce/preorders/status.ts'
import type { Ledger } from '@teamloom/contract/payments.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { asc, eq, getTableColumns } from 'drizzle-orm'
import { ledgerEntries, users } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'
import type { LoadedRequest } from '#api/requests/load-requests.ts'
import { paymentInstructions } from '#api/requests/payment-instructions.ts'
import { totalsOf } from '#api/requests/present-order.ts'
import type { Services } from '#api/services.ts'

export function listEntries(tx: Reader, preorderId: string) {
  return tx
    .select({
      ...getTableColumns(ledgerEntries),
      recordedBy: { first_name: users.firstName, last_name: users.lastName },
    })
    .from(ledgerEntries)
    .leftJoin(users, eq(users.id, ledgerEntries.userId))
    .where(eq(ledgerEntries.preorderId, preorderId))
    .orderBy(asc(ledgerEntries.number))
}

/** What was paid of a request or its order, and what is left. */
export async function loadLedger(tx: Reader, loaded: LoadedRequest, services: Services): Promise<Ledger> {
  const { preorder, order, payments } = loaded
  const entries = await listEntries(tx, preorder.id)
  const status = preorder.status as PreorderStatus
  const { total } = totalsOf(loaded, services.config)
  const paid = paidOf(entries)
  const balance = balanceOf(status, total, { ...payments, paid })
  const { depositPercent: percent, depositCents } = preorder
  const isAsked = percent !== null && depositCents !== null
  const isOrder = isOrdered(status)
  const askedFor = !isOrder && status !== 'cancelled' && isAsked ? depositCents : 0
  const left = isOrder ? balance : askedFor - paid
  const { awaited } = payments
  const due = Math.max(0, (left ?? 0) - awaited)
  return {
    orderId: order?.id ?? null,
    preorderId: preorder.id,
    currency: preorder.currency as Currency,
    total: isOrder ? total : null,
    paid,
    balance,
    due,
    awaited,
    owed: owedOf(balance, askedFor),
    deposit: isAsked ? { percent, amount: depositCents } : null,
    canPayByCard: services.card !== null,
    instructions: due > 0 ? paymentInstructions(loaded, services.config) : null,
    entries: entries.map(entry => ({
      id: entry.id,
      number: entry.number,
      method: entry.method,
      amount: entry.amount,
      currency: entry.currency,
      state: entry.state,
      reference: entry.reference,
      at: entry.receivedAt.toISOString(),
      reverses: entry.reverses,
      refunds: entry.refunds,
      isProviders: entry.isProviders,
      recordedBy: entry.recordedBy,
    })),
  }
}
