import { and, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import { isDesignOpenToPerson } from '#api/access/open-designs.ts'
import { isOpenTeam } from '#api/access/open-teams.ts'
import { collections, designChanges, designs, designVersions, projects } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

/**
 * OD1: the designs that somebody made or ordered. Of one that is not open to them any more, only that they made it, and
 * their own changes: what it has become since is its team's.
 */
export async function loadOwnDesigns(tx: Tx, userId: string, requestIds: readonly string[]) {
  const isOrdered = inArray(designs.preorderId, [...requestIds])
  const isOpen = sql<boolean>`coalesce(${isDesignOpenToPerson(userId)} or ${isOrdered}, false)`
  const made = await tx
    .select({ ...getTableColumns(designs), isOpen })
    .from(designs)
    .leftJoin(projects, eq(projects.id, designs.projectId))
    .where(or(eq(designs.makerId, userId), isOrdered))
  const versions = await tx
    .select({ ...getTableColumns(designVersions), isOpen })
    .from(designVersions)
    .innerJoin(designs, eq(designs.id, designVersions.designId))
    .leftJoin(projects, eq(projects.id, designs.projectId))
    .where(eq(designVersions.userId, userId))
  return {
    designs: made.map(({ isOpen: isTold, ...row }) => (isTold ? row : madeOf(row))),
    designChanges: await tx
      .select({
        designId: designChanges.designId,
        revision: designChanges.revision,
        change: designChanges.change,
        createdAt: designChanges.createdAt,
      })
      .from(designChanges)
      .where(eq(designChanges.userId, userId)),
    designVersions: versions.map(({ isOpen: isTold, ...row }) =>
      isTold ? row : { id: row.id, designId: row.designId, createdAt: row.createdAt },
    ),
  }
}

function madeOf({ id, family, product, createdAt }: typeof designs.$inferSelect) {
  return { id, family, product, createdAt }
}

/** OD1: how they collect sizes, in the teams that they are in. */
export async function loadOwnCollections(tx: Tx, userId: string) {
  return tx
    .select(getTableColumns(collections))
    .from(collections)
    .innerJoin(projects, eq(projects.id, collections.projectId))
    .where(and(eq(collections.organizerId, userId), isOpenTeam(projects.teamId, userId)))
}
