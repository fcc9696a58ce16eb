import { randomUUID } from 'node:crypto'
import { readCode } from '@teamloom/commerce/offers/promo-code.ts'
import { eq } from 'drizzle-orm'
import { referrals, users } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** RE3: the team of a new account was brought by this code; one that is nobody's does nothing. */
export async function keepSignupReferral(tx: Tx, ref: string, teamId: string, now: Date): Promise<void> {
  const [referrer] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.referralCode, readCode(ref)))
  if (!referrer) return
  await tx.insert(referrals).values({
    id: randomUUID(),
    referrerId: referrer.id,
    teamId,
    isFromSignup: true,
    createdAt: now,
  })
}
