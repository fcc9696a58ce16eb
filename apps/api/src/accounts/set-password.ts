import { eq } from 'drizzle-orm'
import { forgetGuesses } from '#api/accounts/check-password.ts'
import { passwordResets, sessions, users } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** A new password by who could not log in: every session and every mailed link ends. */
export async function setPassword(
  tx: Tx,
  user: { readonly id: string; readonly email: string },
  passwordHash: string,
): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id))
  await tx.delete(passwordResets).where(eq(passwordResets.userId, user.id))
  await tx.delete(sessions).where(eq(sessions.userId, user.id))
  await forgetGuesses(tx, user.email)
}
