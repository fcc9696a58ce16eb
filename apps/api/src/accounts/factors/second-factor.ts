import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { passkeys, recoveryCodes, sessions, totpFactors, users } from '#api/db/tables.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'

/** AC65: how somebody may go on with a login. */
export type FactorKind = 'passkey' | 'totp' | 'recovery'

/** The kinds of factors that somebody has set up; none where a password is enough. */
export async function kindsOf(tx: Reader, userId: string): Promise<FactorKind[]> {
  const [found] = await tx
    .select({
      passkey: sql<boolean>`exists (select 1 from ${passkeys} where ${passkeys.userId} = ${users}.id)`,
      totp: sql<boolean>`exists (select 1 from ${totpFactors}
        where ${totpFactors.userId} = ${users}.id and ${totpFactors.confirmedAt} is not null)`,
      recovery: sql<boolean>`exists (select 1 from ${recoveryCodes} where ${recoveryCodes.userId} = ${users}.id)`,
    })
    .from(users)
    .where(eq(users.id, userId))
  if (!found || !(found.passkey || found.totp)) return []
  return (['passkey', 'totp', 'recovery'] as const).filter(kind => found[kind])
}

/** One after the other of an account: held until the transaction ends. */
export async function holdFactors(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

/**
 * AC65: from the first factor on, the account's sessions are those that have shown one. This one has; all others end.
 * Answers whether it was the first.
 */
export async function beginSecondFactor(
  tx: Tx,
  { id, sessionId }: { readonly id: string; readonly sessionId: string },
  now: Date,
): Promise<boolean> {
  const [first] = await tx
    .update(users)
    .set({ secondFactorSince: now })
    .where(and(eq(users.id, id), sql`${users.secondFactorSince} is null`))
    .returning({ id: users.id })
  await tx.update(sessions).set({ isStrong: true }).where(eq(sessions.id, sessionId))
  if (!first) return false
  await tx.delete(sessions).where(and(eq(sessions.userId, id), ne(sessions.id, sessionId)))
  return true
}

/** Where the last one is taken away a password is enough again; its recovery codes go too. */
export async function endSecondFactor(tx: Tx, userId: string): Promise<void> {
  if ((await kindsOf(tx, userId)).length > 0) return
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.delete(totpFactors).where(eq(totpFactors.userId, userId))
  await tx
    .update(users)
    .set({ secondFactorSince: null })
    .where(and(eq(users.id, userId), isNotNull(users.secondFactorSince)))
}

/** AC66: by another admin or the operator, for somebody who has lost theirs: every session ends too. */
export async function removeAllFactors(tx: Tx, userId: string): Promise<boolean> {
  const had = await kindsOf(tx, userId)
  await tx.delete(passkeys).where(eq(passkeys.userId, userId))
  await tx.delete(totpFactors).where(eq(totpFactors.userId, userId))
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  await endSecondFactor(tx, userId)
  return had.length > 0
}
