import { type NumberRange, usualNumbers } from '@teamloom/commerce/collection/number-range.ts'
import { isCollectionOpen } from '@teamloom/commerce/collection/open-collection.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { and, asc, count, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import {
  collectionEntries,
  collections,
  designs,
  projects,
  teamMembers,
  teams,
  users,
} from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'

/** A project as a collection, with what nobody has set as it begins. */
export type CollectionRow = {
  readonly projectId: string
  readonly name: string
  readonly teamId: string
  readonly teamName: string
  readonly token: string
  readonly iconVersionId: string | null
  readonly coverVersionId: string | null
  readonly organizerId: string | null
  readonly isOpen: boolean
  readonly closesAt: Date | null
  readonly closedAt: Date | null
  readonly timeZone: string
  readonly message: string | null
  readonly language: Locale
  readonly showAnswered: boolean
  readonly numbers: NumberRange
}

/** A project that is there, of a team that is there; `where`: by its id or its token. */
export async function findCollection(tx: Reader, where: SQL): Promise<CollectionRow | undefined> {
  const [row] = await tx
    .select({
      projectId: projects.id,
      name: projects.name,
      teamId: projects.teamId,
      teamName: teams.name,
      token: projects.shareableToken,
      iconVersionId: projects.iconVersionId,
      coverVersionId: projects.coverVersionId,
      set: collections,
    })
    .from(projects)
    .innerJoin(teams, eq(teams.id, projects.teamId))
    .leftJoin(collections, eq(collections.projectId, projects.id))
    .where(and(where, isNull(projects.deletedAt), isNull(teams.deletedAt)))
  if (!row) return undefined
  const { set, ...project } = row
  return {
    ...project,
    organizerId: set?.organizerId ?? null,
    isOpen: set?.isOpen ?? true,
    closesAt: set?.closesAt ?? null,
    closedAt: set?.closedAt ?? null,
    timeZone: set?.timeZone ?? 'America/Toronto',
    message: set?.message ?? null,
    language: set?.language === 'fr' ? 'fr' : 'en',
    showAnswered: set?.showAnswered ?? false,
    numbers: set?.numbers ?? usualNumbers,
  }
}

export const isCollectable: SQL = sql`(${and(isNotNull(designs.collectableSince), isNull(designs.deletedAt))})`

/** SC4: an entry's design is still there, in the project that it was asked for in: what else there is counts for nothing. */
export const isCounted: SQL = sql`(${and(
  eq(designs.id, collectionEntries.designId),
  eq(designs.projectId, collectionEntries.projectId),
  isNull(designs.deletedAt),
)})`

/** SC1: now, with the designs that are on its page. */
export async function isOpenNow(tx: Reader, row: CollectionRow, now: Date): Promise<boolean> {
  if (!isCollectionOpen(row, 1, now)) return false
  const [found] = await tx
    .select({ designs: count() })
    .from(designs)
    .where(and(eq(designs.projectId, row.projectId), isCollectable))
  return isCollectionOpen(row, found?.designs ?? 0, now)
}

/** Whom visitors ask: who set it up while they are in the team, else who was in it first. */
export async function findOrganizer(tx: Reader, { teamId, organizerId }: CollectionRow) {
  const [organizer] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(eq(teamMembers.teamId, teamId))
    .orderBy(sql`(${users.id} = ${organizerId}) desc nulls last`, asc(teamMembers.joinedAt))
    .limit(1)
  return organizer ?? null
}
