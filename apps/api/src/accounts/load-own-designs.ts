import { and, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import { isDesignOpenToPerson } from '#api/access/open-designs.ts'
import { isOpenTeam } from '#api/access/open-teams.ts'
import { collections, designChanges, designs, designVersions, projects } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { inPages } from '#api/platform/slices.ts'

/**
 * OD1: the designs that somebody made or ordered. A design that is not open to them any more is told only with that
 * they made it, and their own changes: what it has become since is its team's.
 */
export async function loadOwnDesigns(tx: Reader, userId: string, requestIds: readonly string[]) {
  const isOrdered = inArray(designs.preorderId, [...requestIds])
  const isOpen = sql<boolean>`coalesce(${isDesignOpenToPerson(userId)} or ${isOrdered}, false)`
  const ids = await tx
    .select({ id: designs.id })
    .from(designs)
    .where(or(eq(designs.makerId, userId), isOrdered))
  const made = await inPages(
    ids.map(({ id }) => id),
    page =>
      tx
        .select({ ...getTableColumns(designs), isOpen })
        .from(designs)
        .leftJoin(projects, eq(projects.id, designs.projectId))
        .where(inArray(designs.id, [...page])),
    documentsInPage,
  )
  const versions = await tx
    .select({ ...getTableColumns(designVersions), isOpen })
    .from(designVersions)
    .innerJoin(designs, eq(designs.id, designVersions.designId))
    .leftJoin(projects, eq(projects.id, designs.projectId))
    .where(eq(designVersions.userId, userId))
  return {
    designs: made.map(({ isOpen: isTold, ...row }) => (isTold ? row : madeOf(row))),
    designChanges: await loadOwnChanges(tx, userId),
    designVersions: versions.map(({ isOpen: isTold, ...row }) =>
      isTold ? row : { id: row.id, designId: row.designId, createdAt: row.createdAt },
    ),
  }
}

/** A page of documents is taken apart in one go. */
const documentsInPage = 25
const changesInPage = 1000

async function loadOwnChanges(tx: Reader, userId: string) {
  const { designId, revision, change, createdAt } = designChanges
  const read = (last?: Change) =>
    tx
      .select({ designId, revision, change, createdAt })
      .from(designChanges)
      .where(
        and(
          eq(designChanges.userId, userId),
          last && sql`(${designId}, ${revision}) > (${last.designId}::uuid, ${last.revision}::int)`,
        ),
      )
      .orderBy(designId, revision)
      .limit(changesInPage)
  type Change = Pick<typeof designChanges.$inferSelect, 'designId' | 'revision' | 'change' | 'createdAt'>
  const pages: Change[][] = []
  do pages.push(await read(pages.at(-1)?.at(-1)))
  while (pages.at(-1)!.length === changesInPage)
  return pages.flat()
}

function madeOf({ id, family, product, createdAt }: typeof designs.$inferSelect) {
  return { id, family, product, createdAt }
}

/** OD1: how they collect sizes, in the teams that they are in. */
export async function loadOwnCollections(tx: Reader, userId: string) {
  return tx
    .select(getTableColumns(collections))
    .from(collections)
    .innerJoin(projects, eq(projects.id, collections.projectId))
    .where(and(eq(collections.organizerId, userId), isOpenTeam(projects.teamId, userId)))
}
