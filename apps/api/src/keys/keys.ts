import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { keyCalls } from '@teamloom/contract/keys.ts'
import type { Scope } from '@teamloom/contract/scopes.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { recordAudit } from '#api/audit/record-audit.ts'
import { apiKeys, users } from '#api/db/tables.ts'
import { reads, writes } from '#api/http/handler.ts'

const mostKeys = 500
const shownLength = 12

const holdsAt = (now: Date) => or(isNull(apiKeys.endsAt), gt(apiKeys.endsAt, now))

const listKeys = reads(keyCalls.list, async ({ now }, tx) => {
  const rows = await tx
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      prefix: apiKeys.prefix,
      scopes: apiKeys.scopes,
      madeBy: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      createdAt: apiKeys.createdAt,
      endsAt: apiKeys.endsAt,
      usedAt: apiKeys.usedAt,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(holdsAt(now))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
    .limit(mostKeys)
  return ok(
    rows.map(({ createdAt, endsAt, usedAt, scopes, ...key }) => ({
      ...key,
      scopes: scopes as Scope[],
      created_at: createdAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
      usedAt: usedAt?.toISOString() ?? null,
    })),
  )
})

/** AC69: shown this once. */
const makeKey = writes(keyCalls.make, async ({ actor, body, address, now }, tx) => {
  const endsAt = body.endsAt === undefined ? null : new Date(body.endsAt)
  if (endsAt && endsAt <= now)
    return refuse('validation_failed', { issues: [{ path: 'endsAt', message: 'is in the past' }] })
  const key = `tl_live_${randomBytes(32).toString('base64url')}`
  const id = randomUUID()
  const keyHash = createHash('sha256').update(key).digest('hex')
  const { name, scopes } = body
  const prefix = key.slice(0, shownLength)
  await tx
    .insert(apiKeys)
    .values({ id, name, keyHash, prefix, scopes: [...scopes], userId: actor.id, createdAt: now, endsAt })
  await recordAudit(tx, { kind: 'key_made', actorId: actor.id, facts: { name, scopes }, address }, now)
  return ok({ id, key })
})

const endKey = writes(keyCalls.end, async ({ actor, params, address, now }, tx) => {
  const [ended] = await tx
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, params.id), holdsAt(now)))
    .returning({ name: apiKeys.name })
  if (!ended) return refuse('not_found')
  await recordAudit(tx, { kind: 'key_ended', actorId: actor.id, facts: { name: ended.name }, address }, now)
  return ok({})
})

export const keyHandlers = [listKeys, makeKey, endKey]
