import { userCalls } from '@teamloom/contract/user.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { isPassword, pretendToCheck } from '#api/accounts/passwords.ts'
import { openSession } from '#api/accounts/session-store.ts'
import { users } from '#api/db/tables.ts'
import { countAttempt, forgetAttempts, secondsToWait } from '#api/http/attempts.ts'
import { inSteps } from '#api/http/handler.ts'

export const login = inSteps(userCalls.login, async (request, database, { config }) => {
  const { body, now, address } = request
  const { limits } = config
  const perAddress = `login ${address}`
  const perAccount = `password ${body.email} ${address}`
  const wait = Math.max(
    await secondsToWait(database.read, perAddress, now),
    await secondsToWait(database.read, perAccount, now),
  )
  if (wait > 0) {
    request.retryAfter(wait)
    return refuse('too_many_requests')
  }
  await countAttempt(database.read, perAddress, { most: limits.loginsPer10Minutes, windowSeconds: 600 }, now)

  const [user] = await database.read
    .select({ id: users.id, email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, body.email))
  const isRight = user
    ? await isPassword(body.password, user.passwordHash)
    : await pretendToCheck(body.password)
  if (!user || !isRight) {
    const failures = { most: limits.failedLoginsPer15Minutes, windowSeconds: 900, firstWaitSeconds: 60 }
    await countAttempt(database.read, perAccount, failures, now)
    return refuse('invalid_email_or_password')
  }
  if (body.inviteToken) return refuse('invalid_or_expired_join_team_token')
  const token = await database.write(async tx => {
    await forgetAttempts(tx, perAccount)
    return openSession(tx, user.id, now, config.sessionSecret)
  })
  request.giveSession(token)
  return ok({ user: { id: user.id, email: user.email } })
})
