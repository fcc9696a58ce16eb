import type { RosterEntry } from '@teamloom/contract/collection-shape.ts'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { isCounted } from '#api/collection/find-collection.ts'
import { collectionEntries, collectionPeople, collectionRoster, designs } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** SC15: of the roster, who has not answered and does not forbid reminders. */
export const isMissing: SQL = sql`(${isNull(collectionRoster.silentSince)} and not exists (
  select 1 from ${collectionPeople}
  join ${collectionEntries} on ${collectionEntries.personId} = ${collectionPeople.id}
  join ${designs} on ${isCounted}
  where ${collectionPeople.projectId} = ${collectionRoster.projectId}
    and ${collectionPeople.email} = ${collectionRoster.email}))`

const lastAnswer = sql<
  string | null
>`(select to_char(max(${collectionEntries.createdAt}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  from ${collectionEntries} join ${designs} on ${isCounted}
  where ${collectionEntries.personId} = ${collectionPeople.id})`

/** Who is expected, by their names; `answeredAt` of their latest entry. */
export async function loadRoster(tx: Tx, projectId: string): Promise<RosterEntry[]> {
  const rows = await tx
    .select({
      id: collectionRoster.id,
      firstName: collectionRoster.firstName,
      lastName: collectionRoster.lastName,
      email: collectionRoster.email,
      language: collectionRoster.language,
      remindedAt: collectionRoster.remindedAt,
      isBeingReminded: collectionRoster.isBeingReminded,
      silentSince: collectionRoster.silentSince,
      createdAt: collectionRoster.createdAt,
      answeredAt: lastAnswer,
    })
    .from(collectionRoster)
    .leftJoin(
      collectionPeople,
      and(
        eq(collectionPeople.projectId, collectionRoster.projectId),
        eq(collectionPeople.email, collectionRoster.email),
      ),
    )
    .where(eq(collectionRoster.projectId, projectId))
    .orderBy(asc(collectionRoster.lastName), asc(collectionRoster.firstName), asc(collectionRoster.id))
  return rows.map(row => ({
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    language: row.language === 'fr' ? 'fr' : 'en',
    answeredAt: row.answeredAt,
    remindedAt: row.remindedAt?.toISOString() ?? null,
    isBeingReminded: row.isBeingReminded,
    isSilent: row.silentSince !== null,
    addedAt: row.createdAt.toISOString(),
  }))
}
