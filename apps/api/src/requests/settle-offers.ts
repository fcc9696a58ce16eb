import { offersSettledBy } from '@teamloom/commerce/offers/grant-offers.ts'
import { isSame } from '@teamloom/commerce/orders/is-same.ts'
import { isOrdered, type PreorderStatus } from '@teamloom/commerce/preorders/status.ts'
import type { Discount } from '@teamloom/commerce/pricing/total-order.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { eq } from 'drizzle-orm'
import { preorders } from '#api/db/tables.ts'
import { regrantOffers, releaseOffers } from '#api/offers/keep-offers.ts'
import { earnCredit, withdrawCredit } from '#api/offers/referral-credit.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { type LoadedRequest, totalsOfRequest } from '#api/requests/load-requests.ts'
import { type Doing, tell } from '#api/requests/tell.ts'

/**
 * OF10, OF11, RE1, RE6, RE7: what a change that was written does to the request's offers and to its referral; answers
 * the request with them.
 */
export async function settleOffers(
  tx: Tx,
  before: LoadedRequest,
  after: LoadedRequest,
  doing: Doing,
): Promise<LoadedRequest> {
  const { preorder, items } = after
  const [was, is] = [before.preorder.status as PreorderStatus, preorder.status as PreorderStatus]
  const currency = preorder.currency as Currency
  if (isOrdered(was) && !isOrdered(is)) {
    const amount = await withdrawCredit(tx, preorder.id, doing.now)
    if (amount > 0) await tell(tx, doing, { name: 'credit_stays', data: { amount, currency } })
  }
  if (is === 'cancelled') {
    if (was !== is) await releaseOffers(tx, preorder.id)
    return after
  }
  const settledOffers = [
    ...new Set([
      ...preorder.settledOffers,
      ...offersSettledBy(before.preorder.discounts, preorder.discounts),
    ]),
  ]
  const { subtotal } = totalsOfRequest(after)
  const teamIds = [...new Set(items.map(({ teamId }) => teamId))]
  const isFrozen = isOrdered(is) && was !== 'cancelled'
  const discounts = await regrantOffers(tx, { ...preorder, settledOffers }, teamIds, subtotal, isFrozen)
  if (!isSame([settledOffers, discounts], [preorder.settledOffers, preorder.discounts])) {
    await tx.update(preorders).set({ settledOffers, discounts }).where(eq(preorders.id, preorder.id))
    await tellDifference(tx, doing, preorder.discounts, discounts)
  }
  if (isOrdered(is) && !isOrdered(was))
    await earnCredit(tx, { preorderId: preorder.id, subtotal, currency }, doing.now)
  return { ...after, preorder: { ...preorder, settledOffers, discounts } }
}

async function tellDifference(
  tx: Tx,
  doing: Doing,
  before: readonly Discount[],
  after: readonly Discount[],
): Promise<void> {
  const shown = (discount: Discount | undefined) =>
    discount ? { name: discount.name, amount: discount.amount } : null
  for (const old of before) {
    if (!after.some(({ id }) => id === old.id))
      await tell(tx, doing, { name: 'discount_removed', data: { id: old.id, old: shown(old) } })
  }
  for (const now of after) {
    const old = before.find(({ id }) => id === now.id)
    if (!isSame(shown(old), shown(now)))
      await tell(tx, doing, {
        name: 'discount_updated',
        data: { id: now.id, old: shown(old), new: shown(now) },
      })
  }
}
