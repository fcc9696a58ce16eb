import { randomUUID } from 'node:crypto'
import { isOrdered, type PreorderStatus } from '@teamloom/commerce/preorders/status.ts'
import { splitCalls } from '@teamloom/contract/split.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, asc, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import { collectionEntries, collectionPeople, orderShares } from '#api/db/tables.ts'
import { reads, writes } from '#api/http/handler.ts'
import { takeMails } from '#api/http/mails-to.ts'
import { type LoadedRequest, lockRequest } from '#api/orders/load-requests.ts'
import { totalsOf } from '#api/orders/present-order.ts'
import { findPaid } from '#api/payments/find-paid.ts'
import { presentSplit, splitNow } from '#api/payments/split/load-split.ts'
import { mailShare } from '#api/payments/split/mail-share.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { inSlices } from '#api/platform/slices.ts'

const shareMails = { name: 'shares of', most: 5 }

/** PA8: from the answers as they are now; whoever has paid keeps their line, also when they answer otherwise since. */
const makeSplit = writes(splitCalls.make, async ({ actor, body, now }, tx, services) => {
  const found = await findPaid(tx, { orderId: body.orderId }, actor, false)
  if (!found.ok) return refuse('order_not_found')
  const loaded = must(await lockRequest(tx, found.value.preorder.id), 'request')
  if (!isOrdered(loaded.preorder.status as PreorderStatus)) return refuse('order_not_found')
  if (totalsOf(loaded, services.config).total === null) return refuse('price_missing')
  await keepMembers(tx, loaded)
  const split = await presentSplit(tx, loaded, now, services)
  if (split.lines.length === 0) return refuse('nothing_to_split')
  if (!body.notify) return ok(split)
  if (!services.card) return refuse('card_unavailable')
  const amounts = new Map(
    split.lines.flatMap(({ id, amount, isToTell }) => (id && isToTell ? [[id, amount]] : [])),
  )
  const rows = await tx
    .select()
    .from(orderShares)
    .where(inArray(orderShares.id, [...amounts.keys()]))
  const owed = rows.flatMap(row =>
    row.email === null ? [] : { row, email: row.email, amount: must(amounts.get(row.id), 'amount') },
  )
  const told = await takeMails(tx, owed, shareMails, services.config.limits, now)
  await tx
    .update(orderShares)
    .set({ toldAt: now })
    .where(
      inArray(
        orderShares.id,
        told.map(({ row }) => row.id),
      ),
    )
  for (const share of told) await mailShare(tx, { ...share, loaded }, services)
  return ok(await presentSplit(tx, loaded, now, services))
})

/** Everybody who took something of what is ordered; of several at one address each. Nobody is lost with old answers. */
async function keepMembers(tx: Tx, { preorder, items }: LoadedRequest): Promise<void> {
  const answers = await tx
    .select({ entry: collectionEntries, email: collectionPeople.email, language: collectionPeople.language })
    .from(collectionEntries)
    .leftJoin(collectionPeople, eq(collectionPeople.id, collectionEntries.personId))
    .where(
      inArray(
        collectionEntries.designId,
        items.map(({ originalDesignId }) => originalDesignId),
      ),
    )
    .orderBy(asc(collectionEntries.createdAt), asc(collectionEntries.id))
  if (answers.length === 0) return
  const members = Map.groupBy(answers, ({ entry, email }) =>
    [email ?? '', entry.firstName, entry.lastName].join('\n').toLowerCase(),
  )
  const isUnpaid = and(eq(orderShares.preorderId, preorder.id), isNull(orderShares.paidAmount))
  await tx.delete(orderShares).where(and(isUnpaid, notInArray(orderShares.key, [...members.keys()])))
  for (const [position, [key, own]] of [...members].entries()) {
    const { entry, email, language } = must(own[0], 'answer')
    const share = {
      position,
      firstName: entry.firstName,
      lastName: entry.lastName,
      email,
      language: language ?? preorder.locale,
      pieces: own.map(({ entry: { designId, size, quantity } }) => ({ designId, size, qty: quantity })),
    }
    await tx
      .insert(orderShares)
      .values({ ...share, id: randomUUID(), preorderId: preorder.id, key })
      .onConflictDoUpdate({
        target: [orderShares.preorderId, orderShares.key],
        set: share,
        setWhere: isNull(orderShares.paidAmount),
      })
  }
}

const readSplit = reads(splitCalls.read, async ({ actor, params, now }, tx, services) => {
  const found = await findPaid(tx, params, actor, true)
  return found.ok
    ? ok(await presentSplit(tx, found.value, now, services, inSlices))
    : refuse('order_not_found')
})

/** What members and organiser settle between themselves is not in the ledger: the organiser pays it in. */
const settleShare = writes(splitCalls.settle, async ({ actor, body, now }, tx, services) => {
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
  return ok(await presentSplit(tx, loaded, now, services))
})

export const splitHandlers = [makeSplit, readSplit, settleShare]
