import { LRUCache } from 'lru-cache'
import type { Actor } from '#api/access/caller.ts'
import type { Database } from '#api/platform/database/database.ts'
import type { News } from '#api/platform/news/news.ts'
import { findActor } from '#api/sessions/session-store.ts'

export type KnownActors = {
  /** Who the session belongs to; undefined when it has ended. */
  readonly find: (sessionId: string, now: Date) => Promise<Actor | undefined>
  readonly forget: () => void
}

/** What the database tells when sessions end, people change or roles do: whose, by their ids, or nothing where they are many. */
export const peopleChannel = 'teamloom_people'

/** What is told may be lost with its line: then it is known this much later. */
const mostMs = 5000

/**
 * AC7: who calls, remembered between their calls: ten thousand, five seconds each. All are forgotten with each transaction
 * here that may have changed who somebody is, and those of whom the database tells that one elsewhere did.
 */
export function knowActors(
  database: Pick<Database, 'read'>,
  changes: Pick<News, 'listen'>,
  count: (wasKept: boolean) => void = () => {},
): KnownActors {
  const known = new LRUCache<string, Actor>({ max: 10_000, ttl: mostMs })
  let forgotten = 0
  const forget = () => {
    forgotten += 1
    known.clear()
  }
  const forgetThose = (ids: string) => {
    if (ids === '') return forget()
    forgotten += 1
    for (const [sessionId, { id }] of known.entries()) if (ids.includes(id)) known.delete(sessionId)
  }
  changes.listen({ hear: forgetThose, missed: forget })
  return {
    find: async (sessionId, now) => {
      const remembered = known.get(sessionId)
      const isKept = remembered !== undefined && remembered.sessionExpiresAt > now
      count(isKept)
      if (isKept) return remembered
      const before = forgotten
      const actor = await findActor(database.read, sessionId, now)
      // What was read before they were forgotten may be what they were.
      if (actor && forgotten === before) known.set(sessionId, actor)
      return actor
    },
    forget,
  }
}
