import { randomBytes } from 'node:crypto'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { factorCalls } from '@teamloom/contract/factors.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { openAccount } from '#api/accounts/factors/open-account.ts'
import { challengeOf, relyingParty } from '#api/accounts/factors/relying-party.ts'
import { keepTicket, takeTicket } from '#api/accounts/factors/tickets.ts'
import { findGuest } from '#api/accounts/find-guest.ts'
import { passkeys, users } from '#api/db/tables.ts'
import { takeAttempt } from '#api/http/attempts.ts'
import { inSteps } from '#api/http/handler.ts'
import { signSessionToken } from '#api/sessions/session-token.ts'

export const loginOptions = inSteps(factorCalls.loginOptions, async (request, database, { config }) => {
  const { address, origin, now, retryAfter } = request
  const perAddress = { most: config.limits.loginsPer10Minutes, windowSeconds: 600 }
  const wait = await takeAttempt(database.alone, `passkeys ${address}`, perAddress, now)
  if (wait > 0) {
    retryAfter(wait)
    return refuse('too_many_requests')
  }
  const token = randomBytes(32).toString('base64url')
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(origin).id,
    challenge: new Uint8Array(Buffer.from(token, 'base64url')),
    userVerification: 'required',
  })
  await keepTicket(database.alone, { kind: 'passkey', token }, now)
  return ok({ ...options, rpId: relyingParty(origin).id })
})

/** AC65: a passkey alone signs in, as its owner was asked; each challenge once. */
export const loginPasskey = inSteps(factorCalls.loginPasskey, async (request, database, services) => {
  const { body, origin, address, device, now, retryAfter } = request
  const { config } = services
  const perAddress = { most: config.limits.loginsPer10Minutes, windowSeconds: 600 }
  const wait = await takeAttempt(database.alone, `login ${address}`, perAddress, now)
  if (wait > 0) {
    retryAfter(wait)
    return refuse('too_many_requests')
  }
  const token = challengeOf(body.response.clientDataJSON)
  const ticket = token === undefined ? undefined : await takeTicket(database.alone, 'passkey', token, now)
  if (!token || !ticket) return refuse('passkey_invalid')
  const [known] = await database.read.select().from(passkeys).where(eq(passkeys.credentialId, body.id))
  if (!known) return refuse('passkey_invalid')
  const { inviteToken, ...shown } = body
  const party = relyingParty(origin)
  const verified = await verifyAuthenticationResponse({
    response: shown as never,
    expectedChallenge: token,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
      counter: known.counter,
    },
  }).catch(() => undefined)
  if (!verified?.verified) return refuse('passkey_invalid')
  const guest = await findGuest(database.read, request, config)
  const opened = await database.write(async tx => {
    // Taken away meanwhile it opens nothing.
    const used = await tx
      .update(passkeys)
      .set({ counter: verified.authenticationInfo.newCounter, usedAt: now })
      .where(eq(passkeys.id, known.id))
      .returning({ userId: passkeys.userId })
    if (used.length === 0) return refuse('passkey_invalid')
    const [user] = await tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(eq(users.id, known.userId))
    const { id, email } = must(user, 'user')
    return openAccount(tx, { id, email, inviteToken, guest, isStrong: true, device, address, now }, services)
  })
  if (!opened.ok) return opened
  request.giveSession(await signSessionToken(opened.value.actor, services.config.sessionSecret))
  return ok(opened.value.data)
})
