import { isOrdered, type PreorderStatus } from '@teamloom/commerce/preorders/status.ts'
import { splitCalls } from '@teamloom/contract/split.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { orderShares } from '#api/db/tables.ts'
import { inSteps, reads } from '#api/http/handler.ts'
import { takeMails } from '#api/http/mails-to.ts'
import { findPaid } from '#api/payments/find-paid.ts'
import { keepMembers, loadMembers } from '#api/payments/split/keep-members.ts'
import { owedLines, presentSplit, splitNow } from '#api/payments/split/load-split.ts'
import { mailShare } from '#api/payments/split/mail-share.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'
import { isOneOf } from '#api/platform/database/one-of.ts'
import { type LoadedRequest, lockRequest } from '#api/requests/load-requests.ts'
import { totalsOf } from '#api/requests/present-order.ts'
import type { Services } from '#api/services.ts'

const shareMails = { name: 'shares of', most: 5 }

/** PA8: from the answers as they are now; whoever has paid keeps their line, also when they answer otherwise since. */
const makeSplit = inSteps(splitCalls.make, async ({ actor, body, now }, database, services) => {
  const made = await database.write(async tx => {
    const found = await findPaid(tx, { orderId: body.orderId }, actor, false)
    if (!found.ok) return refuse('order_not_found')
    const loaded = must(await lockRequest(tx, found.value.preorder.id), 'request')
    if (!isOrdered(loaded.preorder.status as PreorderStatus)) return refuse('order_not_found')
    if (totalsOf(loaded, services.config).total === null) return refuse('price_missing')
    const members = await loadMembers(tx, loaded)
    if (members.length === 0 && !(await hasShares(tx, loaded))) return refuse('nothing_to_split')
    if (body.notify && !services.card) return refuse('card_unavailable')
    if (members.length > 0) await keepMembers(tx, loaded, members)
    if (body.notify) await tellMembers(tx, loaded, now, services)
    return ok(loaded)
  })
  return made.ok ? ok(await presentSplit(database.read, made.value, now, services)) : made
})

async function hasShares(tx: Reader, { preorder }: LoadedRequest): Promise<boolean> {
  const one = await tx
    .select({ id: orderShares.id })
    .from(orderShares)
    .where(eq(orderShares.preorderId, preorder.id))
    .limit(1)
  return one.length > 0
}

async function tellMembers(tx: Tx, loaded: LoadedRequest, now: Date, services: Services): Promise<void> {
  const { lines } = await owedLines(tx, loaded, now, services)
  const owed = lines.flatMap(({ row, amount, isToTell }) =>
    row?.email != null && isToTell ? [{ row, email: row.email, amount }] : [],
  )
  const told = await takeMails(tx, owed, shareMails, services.config.limits, now)
  const ids = told.map(({ row }) => row.id)
  await tx.update(orderShares).set({ toldAt: now }).where(isOneOf(orderShares.id, ids))
  for (const share of told) await mailShare(tx, { ...share, loaded }, services)
}

const readSplit = reads(splitCalls.read, async ({ actor, params, now }, tx, services) => {
  const found = await findPaid(tx, params, actor, true)
  return found.ok ? ok(await presentSplit(tx, found.value, now, services)) : refuse('order_not_found')
})

/** What members and organiser settle between themselves is not in the ledger: the organiser pays it in. */
const settleShare = inSteps(splitCalls.settle, async ({ actor, body, now }, database, services) => {
  const settled = await database.write(async tx => {
    const found = await findPaid(tx, { orderId: body.orderId }, actor, false)
    if (!found.ok) return refuse('order_not_found')
    const loaded = must(await lockRequest(tx, found.value.preorder.id), 'request')
    const { rows, lines } = await splitNow(tx, loaded, services)
    const row = rows.find(({ id }) => id === body.shareId)
    if (!row) return refuse('not_found')
    if (row.paidHow === 'card') return refuse('not_reversible')
    const amount = must(
      lines.find(({ key }) => key === row.key),
      'line',
    ).amount
    const paid = body.isPaid
      ? { paidAmount: amount, paidHow: 'hand' as const, paidAt: now }
      : { paidAmount: null, paidHow: null, paidAt: null }
    await tx.update(orderShares).set(paid).where(eq(orderShares.id, row.id))
    return ok(loaded)
  })
  return settled.ok ? ok(await presentSplit(database.read, settled.value, now, services)) : settled
})

export const splitHandlers = [makeSplit, readSplit, settleShare]
