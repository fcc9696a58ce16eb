import { randomUUID } from 'node:crypto'
import { endOfCredit, referralCents, referralLeastSubtotal } from '@teamloom/commerce/offers/referral.ts'
import type { Cents, Currency } from '@teamloom/kit/money.ts'
import { and, eq, isNull, sql, sum } from 'drizzle-orm'
import { creditSpends, referralCredits, referrals } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

type Bought = { readonly preorderId: string; readonly subtotal: Cents | null; readonly currency: Currency }

/** RE1: a referred team's first order is purchased: whoever brought it has credit, from the first time on. */
export async function earnCredit(
  tx: Tx,
  { preorderId, subtotal, currency }: Bought,
  now: Date,
): Promise<void> {
  if (subtotal === null || subtotal < referralLeastSubtotal) return
  const [referral] = await tx
    .select()
    .from(referrals)
    .where(eq(referrals.preorderId, preorderId))
    .for('update')
  if (!referral) return
  await tx
    .update(referrals)
    .set({ qualifiedAt: referral.qualifiedAt ?? now })
    .where(eq(referrals.id, referral.id))
  await tx
    .insert(referralCredits)
    .values({
      id: randomUUID(),
      userId: referral.referrerId,
      preorderId,
      amount: referralCents,
      currency,
      earnedAt: now,
      until: endOfCredit(now),
    })
    // Bought again, it may be in another currency; what is spent of it stays in its own.
    .onConflictDoUpdate({
      target: referralCredits.preorderId,
      set: {
        withdrawnAt: null,
        currency: sql`case when exists (select 1 from ${creditSpends} where ${eq(creditSpends.creditId, referralCredits.id)})
          then ${referralCredits.currency} else excluded.currency end`,
      },
    })
}

/**
 * RE7: an order is cancelled, or a request again. Answers the cents of the credit that it had earned which are spent:
 * they stay, and staff are to be told.
 */
export async function withdrawCredit(tx: Tx, preorderId: string, now: Date): Promise<Cents> {
  const [credit] = await tx
    .update(referralCredits)
    .set({ withdrawnAt: now })
    .where(and(eq(referralCredits.preorderId, preorderId), isNull(referralCredits.withdrawnAt)))
    .returning({ id: referralCredits.id })
  if (!credit) return 0
  const [spent] = await tx
    .select({ amount: sum(creditSpends.amount).mapWith(Number) })
    .from(creditSpends)
    .where(eq(creditSpends.creditId, credit.id))
  return spent?.amount ?? 0
}
