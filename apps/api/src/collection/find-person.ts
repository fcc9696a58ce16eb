import { and, eq } from 'drizzle-orm'
import { type CollectionRow, findCollection } from '#api/collection/find-collection.ts'
import type { Config } from '#api/config.ts'
import { collectionEntries, collectionPeople, projects } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { idOfPrivateSecret } from '#api/platform/private-links.ts'

export type Found = {
  readonly person: typeof collectionPeople.$inferSelect
  readonly row: CollectionRow
  /** Undefined: all of the person's. */
  readonly sendingId: string | undefined
}

/** SC14: whose private link it is, or of what they have just sent; held until the transaction ends. */
export async function findPerson(
  tx: Reader,
  secret: string,
  { sessionSecret }: Pick<Config, 'sessionSecret'>,
  isHeld: boolean,
): Promise<Found | undefined> {
  const sendingId = idOfPrivateSecret(secret, 'size sending', sessionSecret)
  const id = sendingId
    ? await findSender(tx, sendingId)
    : idOfPrivateSecret(secret, 'size answer', sessionSecret)
  if (!id) return undefined
  const query = tx.select().from(collectionPeople).where(eq(collectionPeople.id, id))
  const [person] = isHeld ? await query.for('update') : await query
  const row = person && (await findCollection(tx, eq(projects.id, person.projectId)))
  return row && { person, row, sendingId }
}

async function findSender(tx: Reader, sendingId: string): Promise<string | undefined> {
  const [entry] = await tx
    .select({ personId: collectionEntries.personId })
    .from(collectionEntries)
    .where(eq(collectionEntries.sendingId, sendingId))
    .limit(1)
  return entry?.personId ?? undefined
}

export const isOwn = ({ person, sendingId }: Found) =>
  and(
    eq(collectionEntries.personId, person.id),
    sendingId ? eq(collectionEntries.sendingId, sendingId) : undefined,
  )
