import type { CartItem } from '@teamloom/contract/cart.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { collectionEntries, collectionPeople, designs } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** The answers for each of the designs, in the project that it is in, oldest first. */
export async function loadCollected(
  tx: Tx,
  designIds: readonly string[],
): Promise<ReadonlyMap<string, CartItem['collectedSizes']>> {
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
    .innerJoin(
      designs,
      and(eq(designs.id, collectionEntries.designId), eq(designs.projectId, collectionEntries.projectId)),
    )
    .leftJoin(collectionPeople, eq(collectionPeople.id, collectionEntries.personId))
    .where(inArray(collectionEntries.designId, [...designIds]))
    .orderBy(asc(collectionEntries.createdAt), asc(collectionEntries.id))
  return Map.groupBy(
    rows.map(({ createdAt, email, ...row }) => ({
      ...row,
      email: email ?? '',
      created_at: createdAt.toISOString(),
    })),
    ({ design_id }) => design_id,
  )
}
