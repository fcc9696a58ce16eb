import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { takeRecoveryCode } from '#api/accounts/factors/recovery-codes.ts'
import { stepOfCode } from '#api/accounts/factors/totp.ts'
import type { Config } from '#api/config.ts'
import { totpFactors } from '#api/db/tables.ts'
import { countAttempt, forgetAttempts, guessLimit, secondsToWait } from '#api/http/attempts.ts'
import type { Database, Tx } from '#api/platform/database/database.ts'
import { inTurn } from '#api/platform/in-turn.ts'
import { unseal } from '#api/platform/seal.ts'
import type { Secret } from '#api/platform/secret.ts'

type Try = {
  readonly userId: string
  readonly code: string
  readonly address: string
  readonly now: Date
  readonly retryAfter: (seconds: number) => void
}

export type CodeKind = 'totp' | 'recovery'

type Checked = Result<CodeKind, Refusal<'wrong_code' | 'too_many_requests'>>

/** Whoever guesses has the password: from many places together they have so many times the guesses of one. */
const places = 5

/**
 * AC65: a code of the authenticator, of now, the step before or the one after, each taken once; or a recovery code.
 * Failures are counted as those of passwords are, and those from everywhere together.
 */
export function checkCode(database: Database, config: Config, tried: Try): Promise<Checked> {
  const { userId, address, now, retryAfter } = tried
  const limit = guessLimit(config.limits)
  const limits = [
    { key: `factor ${userId} ${address}`, limit },
    { key: `factor ${userId}`, limit: { ...limit, most: limit.most * places } },
  ]
  return inTurn(`factor ${userId}`, async () => {
    for (const { key } of limits) {
      const wait = await secondsToWait(database.read, key, now)
      if (wait === 0) continue
      retryAfter(wait)
      return refuse('too_many_requests')
    }
    const kind = await database.write(tx => takeCode(tx, config.sessionSecret, tried))
    if (kind) {
      for (const { key } of limits) await forgetAttempts(database.alone, key)
      return ok(kind)
    }
    for (const { key, limit: most } of limits) await countAttempt(database.alone, key, most, now)
    return refuse('wrong_code')
  })
}

async function takeCode(tx: Tx, secret: Secret, { userId, code, now }: Try): Promise<CodeKind | undefined> {
  const typed = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(typed)) return (await takeRecoveryCode(tx, userId, code)) ? 'recovery' : undefined
  const [factor] = await tx
    .select()
    .from(totpFactors)
    .where(and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt)))
  const opened = factor && unseal(factor.secret, userId, secret)
  const step = opened ? stepOfCode(opened, typed, now) : undefined
  if (!factor || step === undefined) return undefined
  return (await takeStep(tx, factor.id, step)) ? 'totp' : undefined
}

/** Each code once: of two that show the same at once, one is let in. */
export async function takeStep(tx: Tx, factorId: string, step: number): Promise<boolean> {
  const taken = await tx
    .update(totpFactors)
    .set({ lastStep: step })
    .where(
      and(eq(totpFactors.id, factorId), or(isNull(totpFactors.lastStep), lt(totpFactors.lastStep, step))),
    )
    .returning({ id: totpFactors.id })
  return taken.length > 0
}
