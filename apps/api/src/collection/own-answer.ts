import { lastOfEach } from '@teamloom/commerce/collection/merge-selection.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import type { OwnAnswer } from '@teamloom/contract/collection-shape.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { type CollectionRow, findCollection, isOpenNow } from '#api/collection/find-collection.ts'
import { holdPicked, newEntry } from '#api/collection/keep-selection.ts'
import type { Config } from '#api/config.ts'
import { collectionEntries, collectionPeople, projects } from '#api/db/tables.ts'
import { reads, writes } from '#api/http/handler.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { idOfPrivateSecret } from '#api/platform/private-links.ts'

type Found = {
  readonly person: typeof collectionPeople.$inferSelect
  readonly row: CollectionRow
}

/** SC14: whose private link it is, held until the transaction ends. */
async function findPerson(
  tx: Tx,
  secret: string,
  { sessionSecret }: Pick<Config, 'sessionSecret'>,
  isHeld: boolean,
): Promise<Found | undefined> {
  const id = idOfPrivateSecret(secret, 'size answer', sessionSecret)
  if (!id) return undefined
  const query = tx.select().from(collectionPeople).where(eq(collectionPeople.id, id))
  const [person] = isHeld ? await query.for('update') : await query
  const row = person && (await findCollection(tx, eq(projects.id, person.projectId)))
  return row && { person, row }
}

async function present(tx: Tx, { person, row }: Found, now: Date): Promise<OwnAnswer> {
  const entries = await tx
    .select()
    .from(collectionEntries)
    .where(eq(collectionEntries.personId, person.id))
    .orderBy(asc(collectionEntries.createdAt), asc(collectionEntries.id))
  const latest = entries.at(-1)
  return {
    details: { firstName: latest?.firstName ?? '', lastName: latest?.lastName ?? '', email: person.email },
    token: row.token,
    isOpen: await isOpenNow(tx, row, now),
    selection: entries.map(({ designId, size, quantity, createdAt }) => ({
      id: designId,
      size,
      quantity,
      created_at: createdAt.toISOString(),
    })),
  }
}

export const ownAnswer = reads(collectionCalls.ownAnswer, async ({ params, now }, tx, { config }) => {
  const found = await findPerson(tx, params.secret, config, false)
  return found ? ok(await present(tx, found, now)) : refuse('not_found')
})

/** Another selection in place of what there was; lines that stay keep when they came, and whose they are. */
export const changeAnswer = writes(
  collectionCalls.changeAnswer,
  async ({ params, body, now }, tx, { config }) => {
    const found = await findPerson(tx, params.secret, config, true)
    if (!found) return refuse('not_found')
    const { person, row } = found
    const selection = lastOfEach(body.selection)
    const picked = await holdPicked(tx, selection, now, row.projectId)
    if (!picked.ok) return picked
    const before = await tx.select().from(collectionEntries).where(eq(collectionEntries.personId, person.id))
    const kept = new Set<string>()
    const latest = before.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    const details = body.details ?? latest[0] ?? { firstName: '', lastName: '' }
    for (const entry of selection) {
      const same = latest.find(each => each.designId === entry.id && each.size === entry.size)
      if (!same) {
        const about = { projectId: row.projectId, personId: person.id, details }
        await tx.insert(collectionEntries).values(newEntry(about, entry, now))
        continue
      }
      kept.add(same.id)
      const { quantity } = entry
      const names = body.details ?? { firstName: same.firstName, lastName: same.lastName }
      await tx
        .update(collectionEntries)
        .set({ quantity, ...names })
        .where(eq(collectionEntries.id, same.id))
    }
    const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
    if (gone.length > 0) {
      await tx
        .delete(collectionEntries)
        .where(and(eq(collectionEntries.personId, person.id), inArray(collectionEntries.id, gone)))
    }
    return ok(await present(tx, found, now))
  },
)

export const withdrawAnswer = writes(collectionCalls.withdrawAnswer, async ({ params }, tx, { config }) => {
  const found = await findPerson(tx, params.secret, config, true)
  if (!found) return refuse('not_found')
  await tx.delete(collectionEntries).where(eq(collectionEntries.personId, found.person.id))
  await tx.delete(collectionPeople).where(eq(collectionPeople.id, found.person.id))
  return ok({})
})
