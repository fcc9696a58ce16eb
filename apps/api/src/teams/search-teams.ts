import { type FoundTeam, teamCalls } from '@teamloom/contract/teams.ts'
import { ok } from '@teamloom/kit/result.ts'
import { type SQL, sql } from 'drizzle-orm'
import { reads } from '#api/http/handler.ts'
import type { Reader } from '#api/platform/database/database.ts'

/** A page of all teams but those of guests (AC70), newest first, each with who tells it from its namesakes: three statements at most, whatever there is. */
export const searchTeams = reads(teamCalls.all, async ({ actor, query }, tx) => {
  const words = query.search ? await wordsOf(tx, query.search) : []
  // A search without any word in it finds nothing.
  if (query.search && words.length === 0) return ok({ items: [], next: null })
  const rows = await loadPage(tx, {
    words,
    after: query.after,
    limit: query.limit + 1,
    userId: actor.id,
  })
  const page = rows.slice(0, query.limit)
  return ok({
    items: page.map(row => ({
      id: row.id,
      name: row.name,
      forWho: row.for_who,
      projectSize: row.project_size,
      eventDate: row.event_date,
      created_at: new Date(row.created_at).toISOString(),
      teammatesCount: row.teammates,
      firstTeammate: row.first_teammate,
      isMember: row.is_member,
    })),
    next: rows.length > query.limit ? (page.at(-1)?.id ?? null) : null,
  })
})

/** A text's words as the index compares them: the database alone knows how. */
async function wordsOf(tx: Reader, text: string): Promise<readonly string[]> {
  const rows = await tx.rows<{ words: string[] }>(sql`select name_words(${text}) as words`)
  return rows[0]?.words ?? []
}

type Row = {
  readonly id: string
  readonly name: string
  readonly for_who: FoundTeam['forWho']
  readonly project_size: FoundTeam['projectSize']
  readonly event_date: string | null
  readonly created_at: string
  readonly teammates: number
  readonly first_teammate: { first_name: string; last_name: string; email: string } | null
  readonly is_member: boolean
}

type Page = {
  readonly words: readonly string[]
  readonly after: string | undefined
  readonly limit: number
  readonly userId: string
}

/** How many teams are looked at one by one, newest first, before all that match are sorted. */
const newest = 300

async function loadPage(tx: Reader, { words, after, limit, userId }: Page): Promise<readonly Row[]> {
  const isAfter = after
    ? sql`(created_at, id) < ((select created_at from teams where id = ${after}), ${after}::uuid)`
    : sql`true`
  const inOrder = sql`order by created_at desc, id desc`
  const open = sql`select id, name, for_who, project_size, event_date, created_at
    from teams where deleted_at is null and ${isAfter}
      and not exists (select 1 from users u where u.id = teams.founder_id and u.is_guest)`
  const load = (found: SQL) => loadRows(tx, sql`${found} ${inOrder} limit ${limit}`, userId)
  if (words.length === 0) return load(open)

  // `name_words` leaves no quote and no backslash in a word.
  const wanted = words.map(word => `'${word}':*`).join(' & ')
  const isWanted = sql`array_to_tsvector(name_words(name)) @@ ${wanted}::tsquery`
  // What stands in many names fills a page at once.
  const rows = await load(sql`select * from (${open} ${inOrder} limit ${newest}) newest where ${isWanted}`)
  if (rows.length === limit) return rows
  // By the words' index, whatever the planner thinks of walking from the newest: those that match may all be old.
  return load(sql`select * from (${open} and ${isWanted} offset 0) found`)
}

async function loadRows(tx: Reader, page: SQL, userId: string): Promise<readonly Row[]> {
  const rows = await tx.rows<Row>(sql`
    select page.id, page.name, page.for_who, page.project_size, page.event_date::text, page.created_at,
      (select count(*)::int from team_members m where m.team_id = page.id) as teammates,
      (select json_build_object('first_name', u.first_name, 'last_name', u.last_name, 'email', u.email)
        from team_members m join users u on u.id = m.user_id
        where m.team_id = page.id order by m.joined_at, u.id limit 1) as first_teammate,
      exists (select 1 from team_members m where m.team_id = page.id and m.user_id = ${userId}) as is_member
    from (${page}) page
    order by page.created_at desc, page.id desc`)
  return rows
}
