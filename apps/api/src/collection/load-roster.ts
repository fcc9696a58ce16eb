import type { RosterEntry } from '@teamloom/contract/collection-shape.ts'
import { asc, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { isCounted } from '#api/collection/find-collection.ts'
import { collectionEntries, collectionPeople, collectionRoster, designs } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { isOneOf } from '#api/platform/database/one-of.ts'
import { inPages } from '#api/platform/slices.ts'

/**
 * SC26: whether somebody on the roster is meant by a name at an address: the one called so, else the only one of the
 * address.
 */
export function isExpectedAs(person: {
  readonly projectId: SQLWrapper | string
  readonly email: SQLWrapper | string
  readonly nameKey: SQLWrapper | string
}): SQL {
  return sql`(${collectionRoster}.project_id = ${person.projectId} and ${collectionRoster}.email = ${person.email}
    and (${collectionRoster}.name_key in ('', ${person.nameKey}) or not exists (
      select 1 from ${collectionRoster} sibling
      where sibling.project_id = ${collectionRoster}.project_id and sibling.email = ${collectionRoster}.email
        and sibling.id <> ${collectionRoster}.id)))`
}

const theirAnswers = sql`${collectionPeople}
  join ${collectionEntries} on ${collectionEntries.personId} = ${collectionPeople.id}
  join ${designs} on ${isCounted}
  where ${isExpectedAs(collectionPeople)}`

/** SC15: whether somebody on the roster has not answered and does not forbid reminders. */
export const isMissing: SQL = sql`(${isNull(collectionRoster.silentSince)} and not exists (select 1 from ${theirAnswers}))`

const lastAnswer = sql<
  string | null
>`(select to_char(max(${collectionEntries}.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  from ${theirAnswers})`

/** Who is expected, by their names; `answeredAt` of their latest entry. */
export async function loadRoster(tx: Reader, projectId: string): Promise<RosterEntry[]> {
  const byName = [asc(collectionRoster.lastName), asc(collectionRoster.firstName), asc(collectionRoster.id)]
  const ids = await tx
    .select({ id: collectionRoster.id })
    .from(collectionRoster)
    .where(eq(collectionRoster.projectId, projectId))
    .orderBy(...byName)
  return inPages(ids, async page => {
    const rows = await tx
      .select(columns)
      .from(collectionRoster)
      .where(isOneOf(collectionRoster.id, page))
      .orderBy(...byName)
    return rows.map(presentPerson)
  })
}

const columns = {
  id: collectionRoster.id,
  firstName: collectionRoster.firstName,
  lastName: collectionRoster.lastName,
  email: collectionRoster.email,
  number: collectionRoster.number,
  language: collectionRoster.language,
  remindedAt: collectionRoster.remindedAt,
  isBeingReminded: collectionRoster.isBeingReminded,
  silentSince: collectionRoster.silentSince,
  createdAt: collectionRoster.createdAt,
  answeredAt: lastAnswer,
}

type PersonRow = Pick<typeof collectionRoster.$inferSelect, Exclude<keyof typeof columns, 'answeredAt'>> & {
  readonly answeredAt: string | null
}

function presentPerson(row: PersonRow): RosterEntry {
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    number: row.number,
    language: row.language === 'fr' ? 'fr' : 'en',
    answeredAt: row.answeredAt,
    remindedAt: row.remindedAt?.toISOString() ?? null,
    isBeingReminded: row.isBeingReminded,
    isSilent: row.silentSince !== null,
    addedAt: row.createdAt.toISOString(),
  }
}
