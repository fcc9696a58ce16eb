import type { Offer } from '@teamloom/commerce/offers/offer.ts'
import type { Credit } from '@teamloom/commerce/offers/referral.ts'
import { welcomeOffer } from '@teamloom/commerce/offers/welcome-offer.ts'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { creditSpends, referralCredits, teams, users } from '#api/db/tables.ts'
import { type Asked, type Asker, meetAsker } from '#api/offers/asker.ts'
import { type FoundCode, findCode, findSignupReferral } from '#api/offers/find-code.ts'
import { prepared, type Reader, type Tx } from '#api/platform/database/database.ts'

export type LoadedOffers = {
  readonly offers: readonly Offer[]
  readonly credits: readonly Credit[]
  /** What the code that was sent is. */
  readonly code: FoundCode | undefined
  /** The referral that may hold: of the code, or of a sign-up. */
  readonly referral: FoundCode | undefined
}

/** All that may reduce a request. */
export async function loadOffers(tx: Reader, asked: Asked): Promise<LoadedOffers> {
  return load(tx, await meetAsker(tx, asked), false)
}

const heldAccount = prepared('held_account', (tx: Tx) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .for('no key update'),
)

const heldTeams = prepared('held_teams', (tx: Tx) =>
  tx
    .select({ id: teams.id })
    .from(teams)
    .where(sql`${teams.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .orderBy(teams.id)
    .for('no key update'),
)

/** All that may reduce a request, which nobody else uses until the transaction ends. */
export async function holdOffers(tx: Tx, asked: Asked): Promise<LoadedOffers> {
  await heldAccount(tx).execute({ id: asked.userId })
  // All of them, though the first alone is referred: their names are read after, each held.
  await heldTeams(tx).execute({ ids: asked.teamIds })
  return load(tx, await meetAsker(tx, asked), true)
}

async function load(tx: Reader, asker: Asker, lock: boolean): Promise<LoadedOffers> {
  const code = await findCode(tx, asker, lock)
  const referral = code?.referrerId && code.problem === null ? code : await findSignupReferral(tx, asker)
  const found = [code?.promoId ? code : undefined, referral]
  return {
    offers: [
      ...(asker.hasOrderedBefore ? [] : [welcomeOffer]),
      ...found.flatMap(each => (each?.problem === null ? [each.offer] : [])),
    ],
    credits: await loadCredits(tx, asker.userId, asker.preorder?.id),
    code,
    referral: referral?.problem === null ? referral : undefined,
  }
}

const own = sql`coalesce(${creditSpends.preorderId} = ${sql.placeholder('preorderId')}::uuid, false)`

const creditsOf = prepared('credits_of', tx =>
  tx
    .select({
      id: referralCredits.id,
      amount: referralCredits.amount,
      currency: referralCredits.currency,
      until: referralCredits.until,
      withdrawnAt: referralCredits.withdrawnAt,
      byOthers: sql<number>`coalesce(sum(${creditSpends.amount}) filter (where not ${own}), 0)`.mapWith(
        Number,
      ),
      byThis: sql<number>`coalesce(sum(${creditSpends.amount}) filter (where ${own}), 0)`.mapWith(Number),
    })
    .from(referralCredits)
    .leftJoin(creditSpends, eq(creditSpends.creditId, referralCredits.id))
    .where(
      and(
        eq(referralCredits.userId, sql.placeholder('userId')),
        or(isNull(referralCredits.withdrawnAt), sql`${creditSpends.amount} > 0`),
      ),
    )
    .groupBy(referralCredits.id),
)

/** Someone's credits, what this request uses of them put back; what was withdrawn has nothing left for others. */
async function loadCredits(tx: Reader, userId: string, preorderId: string | undefined): Promise<Credit[]> {
  const rows = await creditsOf(tx).execute({ userId, preorderId: preorderId ?? null })
  return rows.map(({ id, currency, until, amount, withdrawnAt, byOthers, byThis }) => ({
    id,
    currency,
    until,
    left: withdrawnAt ? byThis : amount - byOthers,
  }))
}
