import { randomBytes } from 'node:crypto'
import { oidcCalls } from '@teamloom/contract/oidc.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { openAccount } from '#api/accounts/factors/open-account.ts'
import { kindsOf } from '#api/accounts/factors/second-factor.ts'
import { keepTicket, takeTicket } from '#api/accounts/factors/tickets.ts'
import { findGuest } from '#api/accounts/find-guest.ts'
import { readLinkToken } from '#api/accounts/oidc/link-token.ts'
import { markVerified } from '#api/accounts/verify-email.ts'
import { oidcIdentities, sessions, users } from '#api/db/tables.ts'
import { takeAttempt } from '#api/http/attempts.ts'
import { inSteps, reads, writes } from '#api/http/handler.ts'
import { signSessionToken } from '#api/sessions/session-token.ts'

export const listProviders = reads(oidcCalls.providers, async (_, __, { config }) =>
  ok(config.oidcProviders.map(({ name, label }) => ({ name, label }))),
)

/** AC68: a provider's word is a password, no second factor: that is asked for beside it. */
export const loginOidc = inSteps(oidcCalls.login, async (request, database, services) => {
  const { body, address, device, now, retryAfter } = request
  const perAddress = { most: services.config.limits.loginsPer10Minutes, windowSeconds: 600 }
  const wait = await takeAttempt(database.alone, `login ${address}`, perAddress, now)
  if (wait > 0) {
    retryAfter(wait)
    return refuse('too_many_requests')
  }
  const guest = await findGuest(database.read, request, services.config)
  const opened = await database.write(async tx => {
    const taken = await takeTicket(tx, 'oidc', body.ticket, now)
    if (!taken?.userId) return refuse('token_expired')
    const [user] = await tx.select().from(users).where(eq(users.id, taken.userId)).for('share')
    if (!user) return refuse('token_expired')
    const { id, email, passwordHash } = user
    const kinds = await kindsOf(tx, id)
    if (kinds.length > 0) {
      const ticket = randomBytes(32).toString('base64url')
      await keepTicket(tx, { kind: 'login', token: ticket, userId: id, passwordHash, guest }, now)
      return ok({ ticket, kinds })
    }
    const { inviteToken } = body
    return openAccount(tx, { id, email, inviteToken, guest, isStrong: false, device, address, now }, services)
  })
  if (!opened.ok) return opened
  if ('ticket' in opened.value) return refuse('second_factor_required', opened.value)
  request.giveSession(await signSessionToken(opened.value.actor, services.config.sessionSecret))
  return ok(opened.value.data)
})

/** AC68: by the owner of the address. Whoever made an account with it before and never confirmed it is put out. */
export const linkOidc = writes(oidcCalls.link, async ({ body, now }, tx, { config }) => {
  const link = readLinkToken(body.token, now, config.sessionSecret)
  if (!link) return refuse('token_expired')
  const { userId, issuer, subject } = link
  const stranger = await tx
    .update(users)
    .set({ passwordHash: '' })
    .where(and(eq(users.id, userId), isNotNull(users.unverifiedSince), isNull(users.erasedAt)))
    .returning({ id: users.id })
  if (stranger.length > 0) await tx.delete(sessions).where(eq(sessions.userId, userId))
  await markVerified(tx, userId, now)
  await tx.insert(oidcIdentities).values({ issuer, subject, userId, createdAt: now }).onConflictDoNothing()
  return ok({})
})
