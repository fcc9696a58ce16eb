import { randomBytes } from 'node:crypto'
import { userCalls } from '@teamloom/contract/user.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { findProject } from '#api/access/open-projects.ts'
import { checkPassword, isStillTheirs } from '#api/accounts/check-password.ts'
import { openAccount } from '#api/accounts/factors/open-account.ts'
import { kindsOf } from '#api/accounts/factors/second-factor.ts'
import { keepTicket } from '#api/accounts/factors/tickets.ts'
import { findGuest } from '#api/accounts/find-guest.ts'
import { takeAttempt } from '#api/http/attempts.ts'
import { inSteps } from '#api/http/handler.ts'
import { signSessionToken } from '#api/sessions/session-token.ts'

export const login = inSteps(userCalls.login, async (request, database, services) => {
  const { config } = services
  const { body, now, address, device, retryAfter } = request
  const perAddress = { most: config.limits.loginsPer10Minutes, windowSeconds: 600 }
  const wait = await takeAttempt(database.alone, `login ${address}`, perAddress, now)
  if (wait > 0) {
    retryAfter(wait)
    return refuse('too_many_requests')
  }
  const known = await checkPassword(database, config, { ...body, address, now, retryAfter })
  if (!known.ok) return known
  const { id, email, passwordHash } = known.value
  const { inviteToken } = body
  const guest = await findGuest(database.read, request, config, body.takeOver)
  const opened = await database.write(async tx => {
    if (!(await isStillTheirs(tx, known.value))) return refuse('invalid_email_or_password')
    if (guest?.projectId && !(await findProject(tx, guest.projectId, id))) return refuse('project_not_found')
    const kinds = await kindsOf(tx, id)
    if (kinds.length === 0)
      return openAccount(
        tx,
        { id, email, inviteToken, guest, isStrong: false, device, address, now },
        services,
      )
    // AC65: what the password begins a second factor ends.
    const ticket = randomBytes(32).toString('base64url')
    await keepTicket(tx, { kind: 'login', token: ticket, userId: id, passwordHash, guest }, now)
    return ok({ ticket, kinds })
  })
  if (!opened.ok) return opened
  if ('ticket' in opened.value) return refuse('second_factor_required', opened.value)
  request.giveSession(await signSessionToken(opened.value.actor, services.config.sessionSecret))
  return ok(opened.value.data)
})
