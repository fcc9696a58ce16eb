import { type Factors, factorCalls } from '@teamloom/contract/factors.ts'
import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { and, asc, count, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Actor } from '#api/access/caller.ts'
import { checkOwnPassword } from '#api/accounts/check-password.ts'
import { checkCode } from '#api/accounts/factors/check-code.ts'
import { makeRecoveryCodes } from '#api/accounts/factors/recovery-codes.ts'
import { endSecondFactor, holdFactors, kindsOf } from '#api/accounts/factors/second-factor.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import type { Config } from '#api/config.ts'
import { passkeys, recoveryCodes, sessions, totpFactors } from '#api/db/tables.ts'
import { inSteps, reads, writes } from '#api/http/handler.ts'
import type { Database, Reader } from '#api/platform/database/database.ts'

export const listFactors = reads(factorCalls.list, async ({ actor, now }, tx) =>
  ok(await loadFactors(tx, actor, now)),
)

/** More are kept by nobody. */
const mostDevices = 50

async function loadFactors(tx: Reader, { id, sessionId }: Actor, now: Date): Promise<Factors> {
  const keys = await tx
    .select({
      id: passkeys.id,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      usedAt: passkeys.usedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, id))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
  const [totp] = await tx
    .select({ id: totpFactors.id, createdAt: totpFactors.createdAt })
    .from(totpFactors)
    .where(and(eq(totpFactors.userId, id), isNotNull(totpFactors.confirmedAt)))
  const [left] = await tx.select({ codes: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, id))
  const seenAt = sql<Date>`coalesce(${sessions.seenAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt)
  const devices = await tx
    .select({ id: sessions.id, device: sessions.device, seenAt })
    .from(sessions)
    .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, now)))
    .orderBy(desc(seenAt), asc(sessions.id))
    .limit(mostDevices)
  return {
    passkeys: keys.map(({ createdAt, usedAt, ...key }) => ({
      ...key,
      created_at: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    totp: totp ? { id: totp.id, created_at: totp.createdAt.toISOString() } : null,
    recoveryCodesLeft: left?.codes ?? 0,
    devices: devices.map(each => ({
      id: each.id,
      device: each.device ?? '',
      seenAt: each.seenAt.toISOString(),
      isThis: each.id === sessionId,
    })),
  }
}

type Proving = {
  readonly actor: Actor
  readonly body: { readonly password?: string | undefined; readonly code?: string | undefined }
  readonly address: string
  readonly now: Date
  readonly retryAfter: (seconds: number) => void
}

/** AC65: whoever found the device open has neither the password nor a code. */
async function checkProof(
  database: Database,
  config: Config,
  { actor, body, ...tried }: Proving,
): Promise<Result<unknown, Refusal<'wrong_password' | 'wrong_code' | 'too_many_requests'>>> {
  const { password, code } = body
  if (password !== undefined)
    return checkOwnPassword(database, config, { email: actor.email, password, ...tried })
  return checkCode(database, config, { userId: actor.id, code: code ?? '', ...tried })
}

export const removeFactor = inSteps(factorCalls.remove, async (request, database, { config }) => {
  const { actor, params, address, now } = request
  const proven = await checkProof(database, config, request)
  if (!proven.ok) return proven
  return database.write(async tx => {
    await holdFactors(tx, actor.id)
    const own = (table: typeof passkeys | typeof totpFactors) =>
      and(eq(table.id, params.id), eq(table.userId, actor.id))
    const keys = await tx.delete(passkeys).where(own(passkeys)).returning({ id: passkeys.id })
    const codes =
      keys.length > 0
        ? []
        : await tx.delete(totpFactors).where(own(totpFactors)).returning({ id: totpFactors.id })
    if (keys.length + codes.length === 0) return refuse('not_found')
    await endSecondFactor(tx, actor.id)
    if (actor.isStaff) {
      const facts = { factor: keys.length > 0 ? 'passkey' : 'totp' }
      await recordAudit(tx, { kind: 'factor_removed', actorId: actor.id, facts, address }, now)
    }
    return ok(await loadFactors(tx, actor, now))
  })
})

export const renewRecoveryCodes = inSteps(
  factorCalls.makeRecoveryCodes,
  async (request, database, { config }) => {
    const { actor, address, now } = request
    if ((await kindsOf(database.read, actor.id)).length === 0) return refuse('not_found')
    const proven = await checkProof(database, config, request)
    if (!proven.ok) return proven
    return database.write(async tx => {
      await holdFactors(tx, actor.id)
      if (actor.isStaff)
        await recordAudit(tx, { kind: 'recovery_codes_made', actorId: actor.id, address }, now)
      return ok({ recoveryCodes: await makeRecoveryCodes(tx, actor.id) })
    })
  },
)

export const endOwnSession = writes(factorCalls.endSession, async ({ actor, params }, tx) => {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, params.id), eq(sessions.userId, actor.id)))
    .returning({ id: sessions.id })
  return ended.length > 0 ? ok({}) : refuse('not_found')
})
