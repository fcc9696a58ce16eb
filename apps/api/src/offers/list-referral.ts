import type { userCalls } from '@teamloom/contract/user.ts'
import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { creditSpends, referralCredits, referrals } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'

type Referral = z.output<(typeof userCalls.referral)['data']>

/** Its first order is bought, and neither cancelled nor a request again. */
const earns = sql`exists (select 1 from ${referralCredits}
  where ${eq(referralCredits.preorderId, referrals.preorderId)} and ${isNull(referralCredits.withdrawnAt)})`

/** What has come of someone's code. */
export async function listReferral(tx: Reader, userId: string, now: Date): Promise<Omit<Referral, 'code'>> {
  const [counted] = await tx
    .select({ invited: count(), qualified: sql<number>`count(*) filter (where ${earns})`.mapWith(Number) })
    .from(referrals)
    .where(eq(referrals.referrerId, userId))
  const credits = await tx
    .select({
      amount: referralCredits.amount,
      currency: referralCredits.currency,
      until: referralCredits.until,
      left: sql<number>`${referralCredits.amount} - coalesce(sum(${creditSpends.amount}), 0)`.mapWith(Number),
    })
    .from(referralCredits)
    .leftJoin(creditSpends, eq(creditSpends.creditId, referralCredits.id))
    .where(
      and(
        eq(referralCredits.userId, userId),
        isNull(referralCredits.withdrawnAt),
        gt(referralCredits.until, now),
      ),
    )
    .groupBy(referralCredits.id)
    .orderBy(asc(referralCredits.until))
  return {
    invited: counted?.invited ?? 0,
    qualified: counted?.qualified ?? 0,
    credits: credits
      .filter(credit => credit.left > 0)
      .map(credit => ({ ...credit, until: credit.until.toISOString() })),
  }
}
