import type { Product } from '@teamloom/catalog/definition.ts'
import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { openDocument } from '@teamloom/design/open-document.ts'
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Service } from '#api/access/caller.ts'
import { designs, projects } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { teamIdsOf } from '#api/teams/membership.ts'

/** Who asks for designs. */
export type Opener = { readonly kind: 'person'; readonly id: string } | Service

export type DesignRow = typeof designs.$inferSelect & {
  readonly teamId: string | null
  readonly projectName: string | null
}

const columns = {
  id: designs.id,
  projectId: designs.projectId,
  makerId: designs.makerId,
  name: designs.name,
  description: designs.description,
  family: designs.family,
  product: designs.product,
  document: designs.document,
  revision: designs.revision,
  lookKey: designs.lookKey,
  collectableSince: designs.collectableSince,
  createdAt: designs.createdAt,
  updatedAt: designs.updatedAt,
  deletedAt: designs.deletedAt,
  teamId: projects.teamId,
  projectName: projects.name,
}

/** AC2, AC3: designs of one's teams, and those that one made and that are in no project yet; to a server all (AC8). */
function openTo(opener: Opener): SQL | undefined {
  const exists = and(isNull(designs.deletedAt), isNull(projects.deletedAt))
  if (opener.kind === 'service') return exists
  return and(
    exists,
    or(
      sql`${projects.teamId} in ${teamIdsOf(opener.id)}`,
      and(isNull(designs.projectId), eq(designs.makerId, opener.id)),
    ),
  )
}

export function selectOpenDesigns(tx: Tx, opener: Opener, where: SQL | undefined) {
  return tx
    .select(columns)
    .from(designs)
    .leftJoin(projects, eq(projects.id, designs.projectId))
    .where(and(where, openTo(opener)))
}

/** The designs in the projects of one's teams, newest first: from the teams down, so that others' are not looked at. */
export function selectTeamDesigns(tx: Tx, userId: string) {
  return tx
    .select(columns)
    .from(projects)
    .innerJoin(designs, eq(designs.projectId, projects.id))
    .where(
      and(inArray(projects.teamId, teamIdsOf(userId)), isNull(projects.deletedAt), isNull(designs.deletedAt)),
    )
    .orderBy(desc(designs.updatedAt), desc(designs.id))
}

export async function findDesign(tx: Tx, designId: string, opener: Opener): Promise<DesignRow | undefined> {
  const [row] = await selectOpenDesigns(tx, opener, eq(designs.id, designId))
  return row
}

/** Held until the transaction ends: changes of one design queue up here. */
export async function lockDesign(tx: Tx, designId: string, opener: Opener): Promise<DesignRow | undefined> {
  await tx.select({ id: designs.id }).from(designs).where(eq(designs.id, designId)).for('update')
  // Only now it is seen in which project whoever came before left it.
  return findDesign(tx, designId, opener)
}

export type OpenedDesign = { readonly document: DesignDocument; readonly product: Product }

/** The design with its product, as long as the catalogue still knows all its parts. */
export function openDesign(
  row: Pick<DesignRow, 'document' | 'family' | 'product'>,
): OpenedDesign | undefined {
  const product = findProduct(row.family, row.product)
  const document = product && openDocument(row.document, product)
  return document && { document, product }
}
