import { createHash } from 'node:crypto'
import type { RefusalCode } from '@teamloom/contract/refusals.ts'
import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { and, eq, sql } from 'drizzle-orm'
import { idempotencyKeys } from '#api/db/tables.ts'
import { Written, written } from '#api/http/written.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** Another server's, which has no user. */
export const serviceId = '00000000-0000-0000-0000-000000000000'

const longestKey = 200

/** The key that the sender gave, undefined when there is none; refused when it is longer than what is kept. */
export function readIdempotencyKey(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Result<string | undefined, Refusal<'validation_failed'>> {
  const key = headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return ok(undefined)
  if (key.length <= longestKey) return ok(key)
  const issues = [{ path: 'idempotency-key', message: `at most ${longestKey} characters` }]
  return refuse('validation_failed', { issues })
}

/**
 * Runs the work once for each key: a repetition with the same body is answered what the first one was, with another
 * body it is refused. Made at once, the second waits for the first.
 */
export async function once(
  tx: Tx,
  about: { readonly userId: string; readonly call: string; readonly key: string; readonly body: unknown },
  now: Date,
  work: () => Promise<Result<unknown, Refusal>>,
): Promise<Result<unknown, Refusal>> {
  const { userId, call, key } = about
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(about.body ?? null))
    .digest('hex')
  const own = and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.call, call),
    eq(idempotencyKeys.key, key),
  )
  const inserted = await tx
    .insert(idempotencyKeys)
    .values({ userId, call, key, bodyHash, data: {}, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (inserted.length === 0) {
    const [earlier] = await tx.select().from(idempotencyKeys).where(own)
    return earlier?.bodyHash === bodyHash ? ok(earlier.data) : refuse('conflict' satisfies RefusalCode)
  }
  const result = await work()
  if (!result.ok) return result
  if (!(result.value instanceof Written)) {
    await tx.update(idempotencyKeys).set({ data: result.value }).where(own)
    return result
  }
  // Made once: what is kept is what is answered.
  const json = [...result.value.pieces()].join('')
  await tx
    .update(idempotencyKeys)
    .set({ data: sql`${json}::jsonb` })
    .where(own)
  return ok(written(() => json))
}
