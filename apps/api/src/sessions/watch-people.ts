import { is, SQL, StringChunk, Table } from 'drizzle-orm'
import { sessions, teamMembers, teams, userRoles, users } from '#api/db/tables.ts'
import type { Database, Tx } from '#api/platform/database/database.ts'

/** What tells who somebody is who calls, and what goes with it. */
const ofPeople: ReadonlySet<unknown> = new Set([users, sessions, userRoles, teamMembers, teams])

const named = /\b(?:users|sessions|user_roles|team_members|teams)\b/

/** Whether a statement in words of its own may be about them. */
function mayConcern(query: unknown): boolean {
  if (typeof query === 'string') return named.test(query)
  if (is(query, Table)) return ofPeople.has(query)
  if (is(query, StringChunk)) return query.value.some(words => named.test(words))
  return is(query, SQL) && query.queryChunks.some(mayConcern)
}

type Watched = { readonly tx: Tx; isTouched: boolean }

/** One for each connection, so that what is prepared on it is prepared once. */
const watched = new WeakMap<Tx, Watched>()

function watch(tx: Tx): Watched {
  const known = watched.get(tx)
  if (known) return known
  const touch = (isConcerned: boolean) => {
    own.isTouched ||= isConcerned
  }
  const ways: Partial<Record<PropertyKey, (about: unknown) => void>> = {
    insert: table => touch(ofPeople.has(table)),
    update: table => touch(ofPeople.has(table)),
    delete: table => touch(ofPeople.has(table)),
    execute: query => touch(mayConcern(query)),
    with: () => touch(true),
  }
  const watching = new Proxy(tx, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target)
      const look = ways[key]
      if (typeof value !== 'function') return value
      return (...given: readonly unknown[]) => {
        look?.(given[0])
        return Reflect.apply(value, target, given)
      }
    },
  })
  const own: Watched = { tx: watching, isTouched: false }
  watched.set(tx, own)
  return own
}

/**
 * A database whose transactions are watched: `tell` hears of each, whether it was kept or not, that may have changed
 * who somebody is.
 */
export function watchPeople(database: Database, tell: () => void): Database {
  return {
    ...database,
    write: async work => {
      let own: Watched | undefined
      try {
        return await database.write(tx => {
          own = watch(tx)
          own.isTouched = false
          return work(own.tx)
        })
      } finally {
        if (own?.isTouched) tell()
      }
    },
  }
}
