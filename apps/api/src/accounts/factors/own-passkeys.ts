import { randomBytes, randomUUID } from 'node:crypto'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { factorCalls } from '@teamloom/contract/factors.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { makeRecoveryCodes } from '#api/accounts/factors/recovery-codes.ts'
import { challengeOf, relyingParty } from '#api/accounts/factors/relying-party.ts'
import { beginSecondFactor, holdFactors } from '#api/accounts/factors/second-factor.ts'
import { keepTicket, takeTicket } from '#api/accounts/factors/tickets.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { passkeys } from '#api/db/tables.ts'
import { takeAttempt } from '#api/http/attempts.ts'
import { inSteps } from '#api/http/handler.ts'

/** The most passkeys of one account. */
const mostPasskeys = 20

export const passkeyOptions = inSteps(factorCalls.passkeyOptions, async (request, database, { config }) => {
  const { actor, origin, now, retryAfter } = request
  const wait = await takeAttempt(database.alone, `passkey ${actor.id}`, { most: 60, windowSeconds: 600 }, now)
  if (wait > 0) {
    retryAfter(wait)
    return refuse('too_many_requests')
  }
  const known = await database.read
    .select({ id: passkeys.credentialId })
    .from(passkeys)
    .where(eq(passkeys.userId, actor.id))
  const token = randomBytes(32).toString('base64url')
  const options = await generateRegistrationOptions({
    rpName: config.provider.name,
    rpID: relyingParty(origin).id,
    userName: actor.email,
    userID: new Uint8Array(Buffer.from(actor.id)),
    userDisplayName: `${actor.firstName} ${actor.lastName}`.trim(),
    challenge: new Uint8Array(Buffer.from(token, 'base64url')),
    attestationType: 'none',
    excludeCredentials: known,
    // It signs in alone: it is found by itself, and its owner is asked.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepTicket(database.alone, { kind: 'register', token, userId: actor.id }, now)
  const { rp, user, pubKeyCredParams } = options
  return ok({
    ...options,
    rp: { ...rp },
    user: { ...user },
    pubKeyCredParams: pubKeyCredParams.map(each => ({ ...each })),
  })
})

/** AC65: adds a passkey that answers this account's challenge, once, made at this address with its owner asked. */
export const addPasskey = inSteps(factorCalls.addPasskey, async (request, database) => {
  const { actor, body, origin, address, device, now } = request
  const token = challengeOf(body.response.clientDataJSON)
  const ticket = token === undefined ? undefined : await takeTicket(database.alone, 'register', token, now)
  if (!token || ticket?.userId !== actor.id) return refuse('passkey_invalid')
  const { name = device || 'WebAuthn', ...made } = body
  const party = relyingParty(origin)
  const verified = await verifyRegistrationResponse({
    response: made as never,
    expectedChallenge: token,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!verified?.verified) return refuse('passkey_invalid')
  const { credential } = verified.registrationInfo
  return database.write(async tx => {
    await holdFactors(tx, actor.id)
    const own = await tx.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, actor.id))
    if (own.length >= mostPasskeys) return refuse('factor_exists')
    const id = randomUUID()
    const kept = await tx
      .insert(passkeys)
      .values({
        id,
        userId: actor.id,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: [...(credential.transports ?? [])],
        name,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    if (kept.length === 0) return refuse('factor_exists')
    const isFirst = await beginSecondFactor(tx, actor, now)
    if (actor.isStaff) {
      const facts = { factor: 'passkey', name }
      await recordAudit(tx, { kind: 'factor_added', actorId: actor.id, facts, address }, now)
    }
    return ok({ id, name, recoveryCodes: isFirst ? await makeRecoveryCodes(tx, actor.id) : null })
  })
})
