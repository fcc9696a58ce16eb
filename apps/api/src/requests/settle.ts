import { randomUUID } from 'node:crypto'
import { isOrdered, type PreorderStatus } from '@teamloom/commerce/preorders/status.ts'
import { must } from '@teamloom/kit/assert.ts'
import { max } from 'drizzle-orm'
import { orders } from '#api/db/tables.ts'
import { orderedFrom, type SettleRules } from '#api/house/ordered-from.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { freeNumber, lockNumbers } from '#api/requests/invoices/invoice-numbers.ts'
import { issueInvoice } from '#api/requests/invoices/issue-invoice.ts'
import { keepListing } from '#api/requests/listing/keep-listing.ts'
import { sumsOf } from '#api/requests/listing/listed-sums.ts'
import { findRequest, type LoadedRequest } from '#api/requests/load-requests.ts'
import { findProof, keepWaiting } from '#api/requests/proofs/proofs.ts'
import { voidApprovals } from '#api/requests/proofs/void-approvals.ts'
import { settleOffers } from '#api/requests/settle-offers.ts'
import { type Doing, tell } from '#api/requests/tell.ts'

const firstNumber = 20_001

/** A request as a change left it, and whether a proof of it was ever sent. */
type Settled = { readonly after: LoadedRequest; readonly hasProof: boolean }

/**
 * What follows from a change that was written: the order, its invoice's next revision, void approvals, the list.
 * `known`: the request as it was written, where that is known without reading it.
 */
export async function settle(
  tx: Tx,
  before: LoadedRequest,
  doing: Doing,
  rules: SettleRules,
  known?: LoadedRequest,
): Promise<Settled> {
  const written = known ?? must(await findRequest(tx, before.preorder.id), 'request')
  const changed = await settleOffers(tx, before, written, doing)
  const isDue = isOrdered(changed.preorder.status as PreorderStatus)
  const order = changed.order ?? (isDue ? await makeOrder(tx, doing, rules) : null)
  const after = { ...changed, order }
  if (isDue) {
    const anyway = !isOrdered(before.preorder.status as PreorderStatus)
    await issueInvoice(tx, after, { anyway, doing, rules })
  }
  await keepListing(tx, before.preorder.id, sumsOf(after, rules))
  const proof = await findProof(tx, before.preorder.id)
  if (!proof) return { after, hasProof: false }
  await voidApprovals(tx, proof, before, after, doing)
  await keepWaiting(tx, proof, after)
  return { after: must(await findRequest(tx, before.preorder.id), 'request'), hasProof: true }
}

/** OR32: one at a time, so that the numbers have no gaps but those that staff have given an invoice. */
async function makeOrder(
  tx: Tx,
  doing: Doing,
  rules: SettleRules,
): Promise<NonNullable<LoadedRequest['order']>> {
  await lockNumbers(tx)
  const [last] = await tx.select({ number: max(orders.number) }).from(orders)
  const order = {
    id: randomUUID(),
    number: await freeNumber(tx, Math.max(firstNumber, (last?.number ?? 0) + 1)),
    preorderId: doing.preorderId,
    createdAt: doing.now,
    collectPst: [...rules.collectPst],
    terms: orderedFrom(rules),
  }
  await tx.insert(orders).values(order)
  await tell(tx, doing, { name: 'order_created', data: { number: order.number } })
  return order
}
