import { userCalls } from '@teamloom/contract/user.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { checkPassword, isStillTheirs } from '#api/accounts/check-password.ts'
import { takeAttempt } from '#api/http/attempts.ts'
import { inSteps } from '#api/http/handler.ts'
import { openSession } from '#api/sessions/session-store.ts'
import { signSessionToken } from '#api/sessions/session-token.ts'
import { acceptInvitation } from '#api/teams/join-team.ts'

export const login = inSteps(userCalls.login, async (request, database, { config }) => {
  const { body, now, address, retryAfter } = request
  const perAddress = { most: config.limits.loginsPer10Minutes, windowSeconds: 600 }
  const wait = await takeAttempt(database.alone, `login ${address}`, perAddress, now)
  if (wait > 0) {
    retryAfter(wait)
    return refuse('too_many_requests')
  }
  const known = await checkPassword(database, config, { ...body, address, now, retryAfter })
  if (!known.ok) return known
  const { id, email } = known.value
  const opened = await database.write(async tx => {
    if (!(await isStillTheirs(tx, known.value))) return refuse('invalid_email_or_password')
    const joined = body.inviteToken ? await acceptInvitation(tx, body.inviteToken, id, now) : undefined
    if (joined && !joined.ok) return joined
    return ok({ actor: await openSession(tx, id, now), teamId: joined?.value })
  })
  if (!opened.ok) return opened
  const { actor, teamId } = opened.value
  request.giveSession(await signSessionToken(actor, config.sessionSecret))
  return ok({ user: { id, email }, ...(teamId ? { joinedTeam: { id: teamId } } : {}) })
})
