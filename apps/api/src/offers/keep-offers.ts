import { randomUUID } from 'node:crypto'
import { grantOffers, offerIds } from '@teamloom/commerce/offers/grant-offers.ts'
import { promoDiscountId } from '@teamloom/commerce/offers/promo-code.ts'
import type { Discount } from '@teamloom/commerce/pricing/total-order.ts'
import type { Cents } from '@teamloom/kit/money.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { creditSpends, type preorders, promoUses, referrals } from '#api/db/tables.ts'
import { holdOffers } from '#api/offers/load-offers.ts'
import type { Tx } from '#api/platform/database/database.ts'

type Request = Pick<
  typeof preorders.$inferSelect,
  'id' | 'number' | 'userId' | 'currency' | 'createdAt' | 'promoCode' | 'discounts' | 'settledOffers'
>

/**
 * OF10: the discounts of a request as its items are now, which the caller keeps; what it uses of codes and credits is
 * kept here. `teamIds`: whose designs it holds, the first of them first; `isFrozen`: it is ordered, and they stay.
 */
export async function regrantOffers(
  tx: Tx,
  request: Request,
  teamIds: readonly string[],
  subtotal: Cents | null,
  isFrozen = false,
): Promise<Discount[]> {
  const { id, number, userId, createdAt: placedAt } = request
  const currency = request.currency as 'cad' | 'usd'
  const { offers, credits, code, referral } = await holdOffers(tx, {
    userId,
    teamIds,
    currency,
    placedAt,
    code: request.promoCode,
    preorder: { id, number },
  })
  const { discounts, spends } = grantOffers({
    subtotal,
    currency,
    placedAt,
    offers,
    credits,
    discounts: request.discounts,
    settled: isFrozen ? offerIds : request.settledOffers,
  })
  await returnUses(tx, id)
  if (code?.promoId && discounts.some(discount => discount.id === promoDiscountId))
    await tx.insert(promoUses).values({ preorderId: id, promoId: code.promoId, userId })
  if (spends.length > 0)
    await tx.insert(creditSpends).values(spends.map(spend => ({ ...spend, preorderId: id })))
  const [teamId] = teamIds
  if (referral?.referrerId && teamId) await keepReferral(tx, id, teamId, referral.referrerId, placedAt)
  return discounts
}

/** A team is brought once, by whoever came first. */
async function keepReferral(
  tx: Tx,
  preorderId: string,
  teamId: string,
  referrerId: string,
  createdAt: Date,
): Promise<void> {
  await tx
    .insert(referrals)
    .values({ id: randomUUID(), referrerId, teamId, preorderId, isFromSignup: false, createdAt })
    .onConflictDoUpdate({
      target: referrals.teamId,
      set: { preorderId },
      setWhere: sql`${referrals.referrerId} = ${referrerId} and ${referrals.preorderId} is null`,
    })
}

/** OF8, RE6: what a request used of codes and credits is free again. */
async function returnUses(tx: Tx, preorderId: string): Promise<void> {
  await tx.execute(sql`
    with returned as (delete from ${promoUses} where preorder_id = ${preorderId})
    delete from ${creditSpends} where preorder_id = ${preorderId}`)
}

/**
 * OF8, RE6: gives back what a request that is cancelled used: its uses return, and its team may be referred again.
 */
export async function releaseOffers(tx: Tx, preorderId: string): Promise<void> {
  await returnUses(tx, preorderId)
  await tx
    .delete(referrals)
    .where(
      and(
        eq(referrals.preorderId, preorderId),
        eq(referrals.isFromSignup, false),
        isNull(referrals.qualifiedAt),
      ),
    )
  await tx
    .update(referrals)
    .set({ preorderId: null })
    .where(and(eq(referrals.preorderId, preorderId), isNull(referrals.qualifiedAt)))
}
