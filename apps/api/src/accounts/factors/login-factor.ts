import { factorCalls } from '@teamloom/contract/factors.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq } from 'drizzle-orm'
import { checkCode } from '#api/accounts/factors/check-code.ts'
import { openAccount } from '#api/accounts/factors/open-account.ts'
import { findTicket, guestOf, takeTicket } from '#api/accounts/factors/tickets.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { users } from '#api/db/tables.ts'
import { takeAttempt } from '#api/http/attempts.ts'
import { inSteps } from '#api/http/handler.ts'
import { signSessionToken } from '#api/sessions/session-token.ts'

/** AC65: after the right password, whose ticket works once, for ten minutes, and not after another password was set. */
export const loginFactor = inSteps(factorCalls.loginFactor, async (request, database, services) => {
  const { body, address, device, now, retryAfter } = request
  const { config } = services
  const perAddress = { most: config.limits.loginsPer10Minutes, windowSeconds: 600 }
  const wait = await takeAttempt(database.alone, `login ${address}`, perAddress, now)
  if (wait > 0) {
    retryAfter(wait)
    return refuse('too_many_requests')
  }
  const ticket = await findTicket(database.read, 'login', body.ticket, now)
  if (!ticket?.userId) return refuse('token_expired')
  const { userId } = ticket
  const checked = await checkCode(database, config, { userId, code: body.code, address, now, retryAfter })
  if (!checked.ok) return checked
  const opened = await database.write(async tx => {
    const taken = await takeTicket(tx, 'login', body.ticket, now)
    if (!taken || taken.passwordHash === null) return refuse('token_expired')
    const [user] = await tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.passwordHash, taken.passwordHash)))
      .for('share')
    if (!user) return refuse('token_expired')
    const { inviteToken } = body
    const made = await openAccount(
      tx,
      { ...user, inviteToken, guest: guestOf(taken), isStrong: true, device, address, now },
      services,
    )
    if (made.ok && checked.value === 'recovery')
      await recordAudit(tx, { kind: 'recovery_code_used', actorId: userId, address }, now)
    return made
  })
  if (!opened.ok) return opened
  request.giveSession(await signSessionToken(opened.value.actor, services.config.sessionSecret))
  return ok(opened.value.data)
})
