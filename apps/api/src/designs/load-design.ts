import type { Product } from '@teamloom/catalog/definition.ts'
import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { openDocument } from '@teamloom/design/open-document.ts'
import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { and, eq, isNotNull, type SQL } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { type Actor, mayActAsStaff, type Service } from '#api/access/caller.ts'
import { existingDesign, isDesignOpen, type Opener } from '#api/access/open-designs.ts'
import { designs, projects } from '#api/db/tables.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'

export type DesignRow = typeof designs.$inferSelect & {
  readonly teamId: string | null
  readonly projectName: string | null
}

const columns = {
  id: designs.id,
  projectId: designs.projectId,
  makerId: designs.makerId,
  preorderId: designs.preorderId,
  name: designs.name,
  description: designs.description,
  family: designs.family,
  product: designs.product,
  document: designs.document,
  revision: designs.revision,
  lookKey: designs.lookKey,
  quantity: designs.quantity,
  collectableSince: designs.collectableSince,
  createdAt: designs.createdAt,
  updatedAt: designs.updatedAt,
  deletedAt: designs.deletedAt,
  teamId: projects.teamId,
  projectName: projects.name,
}

export function selectOpenDesigns(tx: Reader, opener: Opener, where: SQL | undefined) {
  return tx
    .select(columns)
    .from(designs)
    .leftJoin(projects, eq(projects.id, designs.projectId))
    .where(and(where, existingDesign, isDesignOpen(opener)))
}

export async function findDesign(
  tx: Reader,
  designId: string,
  opener: Opener,
): Promise<DesignRow | undefined> {
  const [row] = await selectOpenDesigns(tx, opener, eq(designs.id, designId))
  return row
}

/** A design that the caller may open, or an order's copy, which is for staff and their servers alone. */
export async function findDesignOrCopy(
  tx: Reader,
  designId: string,
  caller: Actor | Service,
): Promise<Result<DesignRow, Refusal<'designIdDoesntExist' | 'userNotAdmin'>>> {
  const own = await findDesign(tx, designId, caller)
  if (own) return ok(own)
  const [copy] = await tx
    .select(columns)
    .from(designs)
    .leftJoin(projects, eq(projects.id, designs.projectId))
    .where(and(eq(designs.id, designId), isNotNull(designs.preorderId)))
  if (!copy) return refuse('designIdDoesntExist')
  return mayActAsStaff(caller) ? ok(copy) : refuse('userNotAdmin')
}

/** Held until the transaction ends: changes of one design queue up here. */
export async function lockDesign(tx: Tx, designId: string, opener: Opener): Promise<DesignRow | undefined> {
  await holdDesign(tx, designId)
  // Only now it is seen in which project whoever came before left it.
  return findDesign(tx, designId, opener)
}

/** A design that the caller may open, or an order's copy, held until the transaction ends. */
export async function lockDesignOrCopy(
  tx: Tx,
  designId: string,
  caller: Actor | Service,
): ReturnType<typeof findDesignOrCopy> {
  await holdDesign(tx, designId)
  return findDesignOrCopy(tx, designId, caller)
}

/** Whoever changes the design, or what is kept beside it, waits until the transaction ends. */
export function holdDesign(tx: Tx, designId: string): Promise<unknown> {
  return tx.select({ id: designs.id }).from(designs).where(eq(designs.id, designId)).for('update')
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

/** What was opened of late: a revision of a design never changes. */
const openedHere = new LRUCache<string, OpenedDesign>({ max: 500 })

/** A design with its product, for those that are read again and again while they rest. */
export function openResting(
  row: Pick<DesignRow, 'id' | 'revision' | 'updatedAt' | 'document' | 'family' | 'product'>,
): OpenedDesign | undefined {
  // A database restored from a copy counts its revisions again.
  const name = `${row.id} ${row.revision} ${row.updatedAt.getTime()}`
  const opened = openedHere.get(name) ?? openDesign(row)
  if (opened) openedHere.set(name, opened)
  return opened
}
