import type { CartItem } from '@teamloom/contract/cart.ts'
import { and, asc, eq, sum } from 'drizzle-orm'
import { collectionEntries, collectionPeople, designs } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { isOneOf } from '#api/platform/database/one-of.ts'
import { inPages } from '#api/platform/slices.ts'

/** In the project that the design is in. */
const isOfDesign = and(
  eq(designs.id, collectionEntries.designId),
  eq(designs.projectId, collectionEntries.projectId),
)

/** How many of each size the answers for each of the designs ask for. */
export async function countCollected(
  tx: Reader,
  designIds: readonly string[],
): Promise<ReadonlyMap<string, readonly { readonly size: string; readonly quantity: number }[]>> {
  const rows = await tx
    .select({
      designId: collectionEntries.designId,
      size: collectionEntries.size,
      quantity: sum(collectionEntries.quantity).mapWith(Number),
    })
    .from(collectionEntries)
    .innerJoin(designs, isOfDesign)
    .where(isOneOf(collectionEntries.designId, designIds))
    .groupBy(collectionEntries.designId, collectionEntries.size)
  return Map.groupBy(rows, ({ designId }) => designId)
}

/** The answers for each of the designs, oldest first. */
export async function loadCollected(
  tx: Reader,
  designIds: readonly string[],
): Promise<ReadonlyMap<string, CartItem['collectedSizes']>> {
  const oldestFirst = [asc(collectionEntries.createdAt), asc(collectionEntries.id)]
  const ids = await tx
    .select({ id: collectionEntries.id })
    .from(collectionEntries)
    .where(isOneOf(collectionEntries.designId, designIds))
    .orderBy(...oldestFirst)
  const collected = await inPages(ids, async page => {
    const rows = await tx
      .select({
        email: collectionPeople.email,
        first_name: collectionEntries.firstName,
        last_name: collectionEntries.lastName,
        design_id: collectionEntries.designId,
        size: collectionEntries.size,
        quantity: collectionEntries.quantity,
        createdAt: collectionEntries.createdAt,
      })
      .from(collectionEntries)
      .innerJoin(designs, isOfDesign)
      .leftJoin(collectionPeople, eq(collectionPeople.id, collectionEntries.personId))
      .where(isOneOf(collectionEntries.id, page))
      .orderBy(...oldestFirst)
    return rows.map(({ createdAt, email, ...row }) => ({
      ...row,
      email: email ?? '',
      created_at: createdAt.toISOString(),
    }))
  })
  return Map.groupBy(collected, ({ design_id }) => design_id)
}
