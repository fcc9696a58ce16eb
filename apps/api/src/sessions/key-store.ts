import { createHash } from 'node:crypto'
import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Actor } from '#api/access/caller.ts'
import { apiKeys, users } from '#api/db/tables.ts'
import type { Reader, Writer } from '#api/platform/database/database.ts'
import { actorColumns, actorOf } from '#api/sessions/session-store.ts'

/** How often it is written down that a key is used. */
const noted = new LRUCache<string, true>({ max: 10_000, ttl: 300_000 })

/** AC69: whoever made it, as they are now, and what it opens; undefined when it is none, or has ended. */
export async function findKey(
  tx: Reader,
  key: string,
  now: Date,
): Promise<{ readonly actor: Actor; readonly scopes: readonly string[] } | undefined> {
  const [row] = await tx
    .select({ ...actorColumns, keyId: apiKeys.id, scopes: apiKeys.scopes })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(
      and(
        eq(apiKeys.keyHash, createHash('sha256').update(key).digest('hex')),
        or(isNull(apiKeys.endsAt), gt(apiKeys.endsAt, now)),
      ),
    )
  if (!row) return undefined
  const { keyId, scopes, ...person } = row
  const inAWeek = new Date(now.getTime() + 7 * 86_400_000)
  return { actor: actorOf({ ...person, sessionExpiresAt: inAWeek }, keyId), scopes }
}

export async function noteKey(tx: Writer, keyId: string, now: Date): Promise<void> {
  if (noted.has(keyId)) return
  noted.set(keyId, true)
  await tx.update(apiKeys).set({ usedAt: now }).where(eq(apiKeys.id, keyId))
}
