import type { Person } from '@teamloom/commerce/lines/line.ts'
import type { CartItem } from '@teamloom/contract/cart.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { and, asc, eq, type SQL } from 'drizzle-orm'
import { collectionEntries, collectionPeople, designs } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { isOneOf } from '#api/platform/database/one-of.ts'
import { inPages } from '#api/platform/slices.ts'

/** In the project that the design is in. */
const isOfDesign = and(
  eq(designs.id, collectionEntries.designId),
  eq(designs.projectId, collectionEntries.projectId),
)

const oldestFirst = [asc(collectionEntries.createdAt), asc(collectionEntries.id)]

async function readInPages<Row>(
  tx: Reader,
  designIds: readonly string[],
  read: (isInPage: SQL) => Promise<Row[]>,
): Promise<Row[]> {
  const ids = await tx
    .select({ id: collectionEntries.id })
    .from(collectionEntries)
    .where(isOneOf(collectionEntries.designId, designIds))
    .orderBy(...oldestFirst)
  return inPages(ids, page => read(isOneOf(collectionEntries.id, page)))
}

type Answer = Pick<typeof collectionEntries.$inferSelect, 'id' | 'designId' | 'size' | 'quantity' | 'words'>

/** Which sizes the answers for each of the designs ask for, oldest first. */
export async function loadAnswers(
  tx: Reader,
  designIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Answer[]>> {
  const { id, designId, size, quantity, words } = collectionEntries
  const answers = await readInPages(tx, designIds, isInPage =>
    tx
      .select({ id, designId, size, quantity, words })
      .from(collectionEntries)
      .innerJoin(designs, isOfDesign)
      .where(isInPage)
      .orderBy(...oldestFirst),
  )
  return Map.groupBy(answers, answer => answer.designId)
}

/** An answer as the cart tells it, and its own id. */
export type CollectedAnswer = CartItem['collectedSizes'][number] & { readonly id: string }

/** Whose the answers for a design are that lines are of, by their ids. */
export async function loadWhose(
  tx: Reader,
  designId: string,
  lines: readonly { readonly id?: string | undefined }[],
): Promise<ReadonlyMap<string, Person>> {
  const ids = lines.flatMap(({ id }) => idSchema.safeParse(id).data ?? [])
  const people = await inPages(ids, page =>
    tx
      .select({
        id: collectionEntries.id,
        email: collectionPeople.email,
        first_name: collectionEntries.firstName,
        last_name: collectionEntries.lastName,
      })
      .from(collectionEntries)
      .innerJoin(designs, isOfDesign)
      .leftJoin(collectionPeople, eq(collectionPeople.id, collectionEntries.personId))
      .where(and(isOneOf(collectionEntries.id, page), eq(collectionEntries.designId, designId))),
  )
  return new Map(people.map(({ id, email, ...names }) => [id, { ...names, email: email || null }]))
}

/** The answers for each of the designs as the cart tells them, oldest first. */
export async function loadCollected(
  tx: Reader,
  designIds: readonly string[],
): Promise<ReadonlyMap<string, readonly CollectedAnswer[]>> {
  const collected = await readInPages(tx, designIds, async isInPage => {
    const rows = await tx
      .select({
        id: collectionEntries.id,
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
      .where(isInPage)
      .orderBy(...oldestFirst)
    return rows.map(({ createdAt, email, ...row }) => ({
      ...row,
      email: email ?? '',
      created_at: createdAt.toISOString(),
    }))
  })
  return Map.groupBy(collected, ({ design_id }) => design_id)
}
