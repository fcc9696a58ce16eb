import { findProduct } from '@teamloom/catalog/products/index.ts'
import { sizeLabel } from '@teamloom/catalog/size-label.ts'
import { changeOwn, isWithinReach, newlyWanted } from '@teamloom/commerce/collection/change-own.ts'
import { lastOfEach } from '@teamloom/commerce/collection/merge-selection.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import type { OwnAnswer } from '@teamloom/contract/collection-shape.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { type CollectionRow, findCollection, isCounted, isOpenNow } from '#api/collection/find-collection.ts'
import { holdPicked, newEntry } from '#api/collection/keep-selection.ts'
import type { Config } from '#api/config.ts'
import { collectionEntries, collectionPeople, collectionRoster, designs, projects } from '#api/db/tables.ts'
import { reads, writes } from '#api/http/handler.ts'
import { pictureUrls } from '#api/pictures/picture-urls.ts'
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

const isOnRoster = ({ projectId, email }: Found['person']) =>
  and(eq(collectionRoster.projectId, projectId), eq(collectionRoster.email, email))

/** What counts of it, newest first. */
function loadOwn(tx: Tx, personId: string) {
  return tx
    .select({
      id: collectionEntries.id,
      designId: collectionEntries.designId,
      firstName: collectionEntries.firstName,
      lastName: collectionEntries.lastName,
      size: collectionEntries.size,
      quantity: collectionEntries.quantity,
      createdAt: collectionEntries.createdAt,
      name: designs.name,
      family: designs.family,
      product: designs.product,
      lookKey: designs.lookKey,
    })
    .from(collectionEntries)
    .innerJoin(designs, isCounted)
    .where(eq(collectionEntries.personId, personId))
    .orderBy(desc(collectionEntries.createdAt), desc(collectionEntries.id))
}

async function present(
  tx: Tx,
  { person, row }: Found,
  { now, origin }: { readonly now: Date; readonly origin: string },
): Promise<OwnAnswer> {
  const entries = await loadOwn(tx, person.id)
  const { firstName = '', lastName = '' } = entries[0] ?? {}
  return {
    details: { firstName, lastName, email: person.email },
    token: row.token,
    isOpen: await isOpenNow(tx, row, now),
    isExpected: (await tx.$count(collectionRoster, isOnRoster(person))) > 0,
    selection: entries.toReversed().map(({ designId, name, size, quantity, createdAt, ...design }) => {
      const product = findProduct(design.family, design.product)
      return {
        id: designId,
        name,
        image: product ? (pictureUrls(origin, design.lookKey, product.sides)[0] ?? null) : null,
        size,
        displayLabel: sizeLabel(design, size),
        quantity,
        created_at: createdAt.toISOString(),
      }
    }),
  }
}

export const ownAnswer = reads(collectionCalls.ownAnswer, async ({ params, now, origin }, tx, { config }) => {
  const found = await findPerson(tx, params.secret, config, false)
  return found ? ok(await present(tx, found, { now, origin })) : refuse('not_found')
})

/**
 * Another selection in place of what there was; lines that stay keep when they came, and whose they are, also of a
 * design that was taken off meanwhile.
 */
export const changeAnswer = writes(
  collectionCalls.changeAnswer,
  async ({ params, body, now, origin }, tx, { config }) => {
    const found = await findPerson(tx, params.secret, config, true)
    if (!found) return refuse('not_found')
    const { person, row } = found
    if (!(await isOpenNow(tx, row, now))) return refuse('collectionClosed')
    const selection = lastOfEach(body.selection)
    const before = await loadOwn(tx, person.id)
    if (!selection.every(line => isWithinReach(before, line)))
      return refuse('validation_failed', { issues: [{ path: 'selection', message: 'is more than 25' }] })
    const picked = await holdPicked(tx, newlyWanted(before, selection), now, row.projectId)
    if (!picked.ok) return picked
    const { changed, added, removed } = changeOwn(before, selection)
    const names = body.details ?? before[0] ?? { firstName: '', lastName: '' }
    const about = { projectId: row.projectId, personId: person.id, details: names }
    if (added.length > 0)
      await tx.insert(collectionEntries).values(added.map(entry => newEntry(about, entry, now)))
    for (const { id, quantity } of changed)
      await tx.update(collectionEntries).set({ quantity }).where(eq(collectionEntries.id, id))
    if (removed.length > 0)
      await tx.delete(collectionEntries).where(inArray(collectionEntries.id, [...removed]))
    if (body.details)
      await tx.update(collectionEntries).set(body.details).where(eq(collectionEntries.personId, person.id))
    return ok(await present(tx, found, { now, origin }))
  },
)

export const withdrawAnswer = writes(
  collectionCalls.withdrawAnswer,
  async ({ params, query }, tx, { config }) => {
    const found = await findPerson(tx, params.secret, config, true)
    if (!found) return refuse('not_found')
    await tx.delete(collectionEntries).where(eq(collectionEntries.personId, found.person.id))
    await tx.delete(collectionPeople).where(eq(collectionPeople.id, found.person.id))
    if (query.roster) await tx.delete(collectionRoster).where(isOnRoster(found.person))
    return ok({})
  },
)
