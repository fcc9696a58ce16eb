import type { Offer } from '@teamloom/commerce/offers/offer.ts'
import {
  offerOfPromo,
  type PromoFacts,
  type PromoProblem,
  problemOfPromo,
  readCode,
} from '@teamloom/commerce/offers/promo-code.ts'
import { problemOfReferral, referralOffer } from '@teamloom/commerce/offers/referral.ts'
import { and, count, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { promos, promoUses, referrals, teamMembers, users } from '#api/db/tables.ts'
import type { Asker } from '#api/offers/asker.ts'
import { prepared, type Reader } from '#api/platform/database/database.ts'

/** What a code is to whoever sends it. */
export type FoundCode = {
  readonly offer: Offer
  readonly problem: PromoProblem | null
  readonly promoId?: string
  /** Whose referral code it is, and whom it brings. */
  readonly referrerId?: string
}

/** `lock`: nobody else uses the code until the transaction ends. */
export async function findCode(tx: Reader, asker: Asker, lock: boolean): Promise<FoundCode | undefined> {
  const code = readCode(asker.code ?? '')
  if (!code) return undefined
  return (await findPromo(tx, code, asker, lock)) ?? (await findReferralCode(tx, code, asker))
}

async function findPromo(
  tx: Reader,
  code: string,
  asker: Asker,
  lock: boolean,
): Promise<FoundCode | undefined> {
  const own = sql`${promos.id} in (select promo_id from promo_uses where preorder_id = ${asker.preorder?.id ?? null})`
  const asked = tx
    .select()
    .from(promos)
    // A request keeps the code that it was placed with, though it is offered no more.
    .where(and(eq(promos.code, code), or(isNull(promos.deletedAt), own)))
    .orderBy(sql`${own} desc`)
    .limit(1)
  const [promo] = await (lock ? asked.for('update') : asked)
  if (!promo) return undefined
  const facts = await loadFacts(tx, promo.id, asker)
  return {
    offer: offerOfPromo(promo),
    problem: problemOfPromo(promo, facts, asker.currency, asker.placedAt),
    promoId: promo.id,
  }
}

async function loadFacts(tx: Reader, promoId: string, asker: Asker): Promise<PromoFacts> {
  const others = asker.preorder ? ne(promoUses.preorderId, asker.preorder.id) : undefined
  const [used] = await tx
    .select({
      all: count(),
      byAccount: sql<number>`count(*) filter (where ${promoUses.userId} = ${asker.userId})`.mapWith(Number),
    })
    .from(promoUses)
    .where(and(eq(promoUses.promoId, promoId), others))
  return {
    timesUsed: used?.all ?? 0,
    timesUsedByAccount: used?.byAccount ?? 0,
    hasOrderedBefore: asker.hasOrderedBefore,
  }
}

async function findReferralCode(tx: Reader, code: string, asker: Asker): Promise<FoundCode | undefined> {
  const [referrer] = await tx.select({ id: users.id }).from(users).where(eq(users.referralCode, code))
  if (!referrer) return undefined
  const [known] = await tx
    .select()
    .from(referrals)
    .where(eq(referrals.teamId, asker.teamIds[0] ?? asker.userId))
  const isTeamReferred =
    known !== undefined &&
    (known.referrerId !== referrer.id ||
      (known.preorderId !== null && known.preorderId !== asker.preorder?.id))
  return {
    offer: referralOffer,
    problem: await problemOf(tx, referrer.id, asker, isTeamReferred),
    referrerId: referrer.id,
  }
}

const referralOf = prepared('referral_of', tx =>
  tx
    .select()
    .from(referrals)
    .where(eq(referrals.teamId, sql.placeholder('teamId'))),
)

/** Whom a sign-up with a code has brought, as long as no request was placed. */
export async function findSignupReferral(tx: Reader, asker: Asker): Promise<FoundCode | undefined> {
  const [teamId] = asker.teamIds
  if (!teamId) return undefined
  const [known] = await referralOf(tx).execute({ teamId })
  if (!known || (known.preorderId !== null && known.preorderId !== asker.preorder?.id)) return undefined
  return {
    offer: referralOffer,
    problem: await problemOf(tx, known.referrerId, asker, false),
    referrerId: known.referrerId,
  }
}

async function problemOf(tx: Reader, referrerId: string, asker: Asker, isTeamReferred: boolean) {
  const shared = await tx
    .select({ teamId: teamMembers.teamId })
    .from(teamMembers)
    .where(and(eq(teamMembers.userId, referrerId), inArray(teamMembers.teamId, [...asker.teamIds])))
    .limit(1)
  return problemOfReferral({
    isOwnCode: referrerId === asker.userId,
    isOwnTeam: shared.length > 0,
    isTeamReferred,
    hasOrderedBefore: asker.hasOrderedBefore || asker.hasTeamOrderedBefore,
  })
}
