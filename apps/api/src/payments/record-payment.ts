import { randomUUID } from 'node:crypto'
import { rightToBook } from '@teamloom/commerce/access/desk-rights.ts'
import { isSame } from '@teamloom/commerce/orders/is-same.ts'
import { checkEntry, depositOf } from '@teamloom/commerce/payments/ledger.ts'
import { taxDayOf } from '@teamloom/commerce/taxes/canadian-taxes.ts'
import { paymentCalls } from '@teamloom/contract/payments.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { hasRight } from '#api/access/caller.ts'
import { ledgerEntries, preorders } from '#api/db/tables.ts'
import { reads, writes } from '#api/http/handler.ts'
import { findPaid, lockPaid } from '#api/payments/find-paid.ts'
import { listEntries, loadLedger } from '#api/payments/load-ledger.ts'
import { mailDeposit } from '#api/payments/mail-deposit.ts'
import { keepListing } from '#api/requests/listing/keep-listing.ts'
import { findRequest, totalsOfRequest } from '#api/requests/load-requests.ts'
import { tell } from '#api/requests/tell.ts'

/** PA1 to PA5: one after the other for each order; a refund to a card is asked for when it is kept. */
const recordPayment = writes(paymentCalls.record, async ({ actor, body, now }, tx, services) => {
  const at = body.receivedAt ? new Date(body.receivedAt) : now
  // PA22
  if (taxDayOf(at) > taxDayOf(now)) {
    const issues = [{ path: 'receivedAt', message: 'is in the future' }]
    return refuse('validation_failed', { issues, field: 'receivedAt', rule: 'notFuture' })
  }
  const found = await lockPaid(tx, body)
  if (!found.ok) return found
  const { preorder } = found.value
  const right = rightToBook(body)
  if (!hasRight(actor, right, services.config)) return refuse('right_not_given', { right })
  if (preorder.userId === actor.id) return refuse('own_order')
  const entries = await listEntries(tx, preorder.id)
  const checked = checkEntry(entries, body)
  if (!checked.ok) return checked
  if (body.refunds && !services.card) return refuse('card_unavailable')
  const id = randomUUID()
  const [entry] = await tx
    .insert(ledgerEntries)
    .values({
      id,
      preorderId: preorder.id,
      method: body.refunds ? 'card' : body.method,
      amount: checked.value,
      currency: preorder.currency as Currency,
      state: body.refunds ? 'pending' : 'booked',
      reference: body.reference || null,
      reverses: body.reverses ?? null,
      refunds: body.refunds ?? null,
      userId: actor.id,
      receivedAt: at,
      createdAt: now,
    })
    .returning({ method: ledgerEntries.method, amount: ledgerEntries.amount, state: ledgerEntries.state })
  if (body.refunds) await services.jobs.add(tx, 'refundCard', { entryId: id })
  const data = {
    ...must(entry, 'entry'),
    currency: preorder.currency,
    reference: body.reference || null,
    reverses: body.reverses ?? null,
  }
  const doing = { preorderId: preorder.id, userId: actor.id, now, jobs: services.jobs }
  await tell(tx, doing, { name: 'payment_recorded', data })
  await keepListing(tx, preorder.id)
  return ok(await loadLedger(tx, found.value, services))
})

function askedDepositOf({ depositPercent: percent, depositCents: amount }: typeof preorders.$inferSelect) {
  return percent === null ? null : { percent, amount }
}

/** PA6, PA17. */
const setDeposit = writes(paymentCalls.setDeposit, async ({ actor, body, now }, tx, services) => {
  const found = await lockPaid(tx, body)
  if (!found.ok) return refuse('preorder_not_found')
  const { preorder } = found.value
  const { total } = totalsOfRequest(found.value)
  if (body.percent !== null && total === null) return refuse('price_missing')
  await tx
    .update(preorders)
    .set({
      depositPercent: body.percent,
      depositCents: body.percent === null ? null : depositOf(total ?? 0, body.percent),
      depositAskedAt: body.percent === null ? null : now,
    })
    .where(eq(preorders.id, preorder.id))
  const asked = must(await findRequest(tx, preorder.id), 'request')
  const change = { old: askedDepositOf(preorder), new: askedDepositOf(asked.preorder) }
  if (!isSame(change.old, change.new)) {
    await tell(
      tx,
      { preorderId: preorder.id, userId: actor.id, now, jobs: services.jobs },
      { name: 'deposit_updated', data: { ...change, currency: preorder.currency } },
    )
    await keepListing(tx, preorder.id)
  }
  const ledger = await loadLedger(tx, asked, services)
  if (body.percent !== null && ledger.due > 0) await mailDeposit(tx, asked, ledger.due, services)
  return ok(ledger)
})

const readLedgerOfOrder = reads(paymentCalls.ledgerOfOrder, async ({ actor, params }, tx, services) => {
  const found = await findPaid(tx, params, actor, true)
  return found.ok ? ok(await loadLedger(tx, found.value, services)) : refuse('order_not_found')
})

const readLedgerOfRequest = reads(paymentCalls.ledgerOfRequest, async ({ actor, params }, tx, services) => {
  const found = await findPaid(tx, params, actor, true)
  return found.ok ? ok(await loadLedger(tx, found.value, services)) : refuse('preorder_not_found')
})

export const ledgerHandlers = [recordPayment, setDeposit, readLedgerOfOrder, readLedgerOfRequest]
