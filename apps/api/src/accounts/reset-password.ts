import { createHash, randomBytes } from 'node:crypto'
import { userCalls } from '@teamloom/contract/user.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, gt } from 'drizzle-orm'
import { mayLearn } from '#api/accounts/exists.ts'
import { resetMail } from '#api/accounts/mail-reset.ts'
import { hashPassword } from '#api/accounts/passwords.ts'
import { setPassword } from '#api/accounts/set-password.ts'
import { markVerified } from '#api/accounts/verify-email.ts'
import { passwordResets, users } from '#api/db/tables.ts'
import { takeAttempt } from '#api/http/attempts.ts'
import { type Answer, inSteps, type Request } from '#api/http/handler.ts'
import { recipientOf } from '#api/mails/greeting.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { Services } from '#api/services.ts'

const linkSeconds = 3600

/** Only the hash of a link's token is kept: who reads the database cannot use it. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Answers the token of a link that sets a new password, once. */
export async function giveResetLink(tx: Tx, userId: string, now: Date, seconds: number): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await tx.insert(passwordResets).values({
    tokenHash: hashOf(token),
    userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + seconds * 1000),
  })
  return token
}

export const requestReset = inSteps(userCalls.requestReset, async (request, database, services) => {
  // What is refused counts too, so outside of what a refusal undoes.
  if (!(await mayLearn(request, database.alone, services.config))) return refuse('too_many_requests')
  return database.write(tx => mailReset(request, tx, services))
})

async function mailReset(
  { body, now, retryAfter }: Request<typeof userCalls.requestReset>,
  tx: Tx,
  { config, jobs }: Services,
): Promise<Answer<typeof userCalls.requestReset>> {
  const [user] = await tx
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      unverifiedSince: users.unverifiedSince,
    })
    .from(users)
    .where(eq(users.email, body.email))
  if (!user) return refuse('Invalid Email')
  const perAccount = { most: config.limits.resetMailsPerHour, windowSeconds: 3600 }
  const wait = await takeAttempt(tx, `reset ${user.id}`, perAccount, now)
  if (wait > 0) {
    retryAfter(wait)
    return refuse('too_many_requests')
  }
  const token = await giveResetLink(tx, user.id, now, linkSeconds)
  const to = { ...recipientOf(user), email: user.email }
  await jobs.add(tx, 'mail', resetMail(to, token, body.language, config))
  return ok({})
}

export const resetPassword = inSteps(
  userCalls.resetPassword,
  async ({ params, body, now }, database, { passwordCost }) => {
    const isOpen = and(eq(passwordResets.tokenHash, hashOf(params.token)), gt(passwordResets.expiresAt, now))
    const found = await database.read
      .select({ userId: passwordResets.userId })
      .from(passwordResets)
      .where(isOpen)
    if (found.length === 0) return refuse('token_expired')
    const passwordHash = await hashPassword(body.password, passwordCost)
    const isSet = await database.write(async tx => {
      // Of two that use it at once, one takes it.
      const [taken] = await tx
        .delete(passwordResets)
        .where(isOpen)
        .returning({ userId: passwordResets.userId })
      if (!taken) return false
      const [user] = await tx
        .select({ id: users.id, email: users.email })
        .from(users)
        .where(eq(users.id, taken.userId))
      if (!user) return false
      await setPassword(tx, user, passwordHash)
      // Who follows a link that was mailed has the address.
      await markVerified(tx, user.id, now)
      return true
    })
    return isSet ? ok({}) : refuse('token_expired')
  },
)
