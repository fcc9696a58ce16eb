import { randomUUID } from 'node:crypto'
import { factorCalls } from '@teamloom/contract/factors.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { takeStep } from '#api/accounts/factors/check-code.ts'
import { makeRecoveryCodes } from '#api/accounts/factors/recovery-codes.ts'
import { beginSecondFactor, holdFactors } from '#api/accounts/factors/second-factor.ts'
import { newTotpSecret, stepOfCode, totpUri } from '#api/accounts/factors/totp.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { totpFactors } from '#api/db/tables.ts'
import { takeAttempt } from '#api/http/attempts.ts'
import { inSteps, writes } from '#api/http/handler.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { seal, unseal } from '#api/platform/seal.ts'

/** A secret that was shown before and not confirmed holds no more. */
export const beginTotp = writes(factorCalls.beginTotp, async ({ actor, now }, tx, { config }) => {
  await holdFactors(tx, actor.id)
  if (await isSetUp(tx, actor.id)) return refuse('factor_exists')
  await tx.delete(totpFactors).where(eq(totpFactors.userId, actor.id))
  const secret = newTotpSecret()
  const sealed = seal(secret, actor.id, config.sessionSecret)
  await tx.insert(totpFactors).values({ id: randomUUID(), userId: actor.id, secret: sealed, createdAt: now })
  return ok({ secret, uri: totpUri(secret, config.provider.name, actor.email) })
})

async function isSetUp(tx: Reader, userId: string): Promise<boolean> {
  const found = await tx
    .select({ id: totpFactors.id })
    .from(totpFactors)
    .where(and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt)))
  return found.length > 0
}

/** AC65: confirms an authenticator with the first code, which proves that the authenticator has the secret. */
export const confirmTotp = inSteps(factorCalls.confirmTotp, async (request, database, { config }) => {
  const { actor, body, address, now, retryAfter } = request
  const limit = { most: config.limits.failedLoginsPer15Minutes, windowSeconds: 900 }
  const wait = await takeAttempt(database.alone, `confirm ${actor.id}`, limit, now)
  if (wait > 0) {
    retryAfter(wait)
    return refuse('too_many_requests')
  }
  return database.write(async tx => {
    await holdFactors(tx, actor.id)
    if (await isSetUp(tx, actor.id)) return refuse('factor_exists')
    const [shown] = await tx
      .select()
      .from(totpFactors)
      .where(and(eq(totpFactors.userId, actor.id), isNull(totpFactors.confirmedAt)))
    if (!shown) return refuse('not_found')
    const secret = unseal(shown.secret, actor.id, config.sessionSecret)
    const step = secret ? stepOfCode(secret, body.code.replaceAll(/\s/g, ''), now) : undefined
    if (step === undefined || !(await takeStep(tx, shown.id, step))) return refuse('wrong_code')
    await tx.update(totpFactors).set({ confirmedAt: now }).where(eq(totpFactors.id, shown.id))
    await beginSecondFactor(tx, actor, now)
    if (actor.isStaff) {
      const facts = { factor: 'totp' }
      await recordAudit(tx, { kind: 'factor_added', actorId: actor.id, facts, address }, now)
    }
    return ok({ recoveryCodes: await makeRecoveryCodes(tx, actor.id) })
  })
})
