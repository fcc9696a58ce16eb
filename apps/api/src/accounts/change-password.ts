import { userCalls } from '@teamloom/contract/user.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, ne } from 'drizzle-orm'
import { checkOwnPassword, isStillTheirs } from '#api/accounts/check-password.ts'
import { hashPassword } from '#api/accounts/passwords.ts'
import { passwordResets, sessions, users } from '#api/db/tables.ts'
import { inSteps } from '#api/http/handler.ts'

/** This session goes on; all others end, and so do links that were mailed. */
export const changePassword = inSteps(
  userCalls.changePassword,
  async (request, database, { config, passwordCost }) => {
    const { actor, body, now, address, retryAfter } = request
    const { email } = actor
    const known = await checkOwnPassword(database, config, {
      email,
      password: body.currentPassword,
      address,
      now,
      retryAfter,
    })
    if (!known.ok) return known
    const passwordHash = await hashPassword(body.newPassword, passwordCost)
    const isChanged = await database.write(async tx => {
      if (!(await isStillTheirs(tx, known.value))) return false
      await tx.update(users).set({ passwordHash }).where(eq(users.id, actor.id))
      await tx.delete(passwordResets).where(eq(passwordResets.userId, actor.id))
      await tx.delete(sessions).where(and(eq(sessions.userId, actor.id), ne(sessions.id, actor.sessionId)))
      return true
    })
    return isChanged ? ok({}) : refuse('wrong_password')
  },
)
