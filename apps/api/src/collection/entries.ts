import { randomUUID } from 'node:crypto'
import { findProduct } from '@teamloom/catalog/products/index.ts'
import { nameKey } from '@teamloom/commerce/collection/name-key.ts'
import type { House } from '@teamloom/commerce/house/house.ts'
import { spokenWords } from '@teamloom/commerce/lines/words-key.ts'
import { offeredSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import type { Words } from '@teamloom/design/slots.ts'
import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { isOpenTeam } from '#api/access/open-teams.ts'
import { checkAnswerWords, refuseTaken } from '#api/collection/answer-words.ts'
import { claimNumbers } from '#api/collection/claim-numbers.ts'
import { hasRoomByHand } from '#api/collection/entries-room.ts'
import { type CollectionRow, findCollection } from '#api/collection/find-collection.ts'
import { forgetWords } from '#api/collection/forget-words.ts'
import { holdPerson, renamePerson } from '#api/collection/keep-selection.ts'
import { answerColumns, findOwnCollection, presentEntry } from '#api/collection/read-collection.ts'
import { collectionEntries, collectionPeople, designs, projects } from '#api/db/tables.ts'
import { type RestingRow, restingColumns } from '#api/designs/kept-of-designs.ts'
import { writes } from '#api/http/handler.ts'
import type { Tx } from '#api/platform/database/database.ts'

/**
 * SC16: whether a size is offered of a design of the project, whether or not the design is on the page; the design's
 * row.
 */
async function checkSize(
  tx: Tx,
  { offered }: House,
  projectId: string,
  { designId, size }: { readonly designId: string; readonly size: string },
): Promise<Result<RestingRow, Refusal<'designIdDoesntExist' | 'unknownSize'>>> {
  const [row] = await tx
    .select(restingColumns)
    .from(designs)
    .where(and(eq(designs.id, designId), eq(designs.projectId, projectId), isNull(designs.deletedAt)))
    .for('share')
  const product = row && findProduct(row.family, row.product)
  if (!product) return refuse('designIdDoesntExist')
  const isOffered = offeredSizes(offered(product)).some(({ name }) => name === size)
  return isOffered ? ok(row) : refuse('unknownSize', { size })
}

type Details = { readonly firstName: string; readonly lastName: string; readonly email: string }

function personOf(tx: Tx, row: CollectionRow, details: Details, now: Date): Promise<string> | null {
  return details.email ? holdPerson(tx, row.projectId, details, row.language, now) : null
}

/** SC16: whose an entry is under other names. Who has no other entry, and is nobody else by it, keeps their link. */
async function renamed(
  tx: Tx,
  row: CollectionRow,
  entry: Details & { readonly personId: string | null },
  details: Details,
  now: Date,
): Promise<string | null> {
  const { personId } = entry
  if (personId && details.email === entry.email) {
    if (nameKey(details) === nameKey(entry)) return personId
    const own = await tx.$count(collectionEntries, eq(collectionEntries.personId, personId))
    if (own === 1 && (await renamePerson(tx, personId, details))) return personId
  }
  return personOf(tx, row, details, now)
}

/** SC33: the organiser gives any number that nobody else has, and may leave words out until later. */
async function sayWords(tx: Tx, design: RestingRow, words: Words) {
  const lines = [{ id: design.id, words, path: 'words' }]
  const said = await checkAnswerWords(tx, lines, [design], { kind: 'organizer' })
  if (!said.ok) return said
  return ok({ words: spokenWords(words) ?? null, numbers: said.value(design.id, words) })
}

export const addEntry = writes(collectionCalls.addEntry, async ({ actor, body, now }, tx, { house }) => {
  const row = await findOwnCollection(tx, body.projectId, actor.id)
  if (!row) return refuse('project_not_found')
  const checked = await checkSize(tx, await house.at(tx, now), row.projectId, {
    designId: body.design_id,
    size: body.size,
  })
  if (!checked.ok) return checked
  if (!(await hasRoomByHand(tx, row.projectId))) return refuse('collectionFull')
  const said = await sayWords(tx, checked.value, body.words ?? {})
  if (!said.ok) return said
  const { firstName, lastName, email } = body.details
  const entry = {
    id: randomUUID(),
    projectId: row.projectId,
    designId: body.design_id,
    personId: await personOf(tx, row, body.details, now),
    firstName,
    lastName,
    size: body.size,
    quantity: body.quantity,
    note: body.note || null,
    ...said.value,
    createdAt: now,
  }
  await tx.insert(collectionEntries).values(entry)
  const taken = entry.numbers && (await claimNumbers(tx, [entry.id]))
  if (taken) return refuseTaken(taken, 'words')
  return ok(presentEntry({ ...entry, email }))
})

/** An entry of a project of the person's teams, held until the transaction ends. */
async function holdEntry(tx: Tx, id: string, userId: string) {
  const [entry] = await tx
    .select({
      ...answerColumns,
      projectId: collectionEntries.projectId,
      personId: collectionEntries.personId,
      numbers: collectionEntries.numbers,
    })
    .from(collectionEntries)
    .innerJoin(projects, eq(projects.id, collectionEntries.projectId))
    .leftJoin(collectionPeople, eq(collectionPeople.id, collectionEntries.personId))
    .where(and(eq(collectionEntries.id, id), isNull(projects.deletedAt), isOpenTeam(projects.teamId, userId)))
    .for('update', { of: collectionEntries })
  return entry
}

export const changeEntry = writes(
  collectionCalls.changeEntry,
  async ({ actor, body, now }, tx, { house }) => {
    const entry = await holdEntry(tx, body.id, actor.id)
    const row = entry && (await findCollection(tx, eq(projects.id, entry.projectId)))
    if (!entry || !row) return refuse('not_found')
    const designId = body.design_id ?? entry.designId
    const size = body.size ?? entry.size
    const checked = await checkSize(tx, await house.at(tx, now), entry.projectId, { designId, size })
    if (!checked.ok) return checked
    const isMoved = designId !== entry.designId
    const said = await sayWords(tx, checked.value, body.words ?? {})
    if (!said.ok) return said
    const other = body.words || isMoved ? said.value : { words: entry.words, numbers: entry.numbers }
    const before = { ...entry, email: entry.email ?? '' }
    const { firstName, lastName, email } = body.details ?? before
    const changed = {
      designId,
      size,
      quantity: body.quantity ?? entry.quantity,
      firstName,
      lastName,
      note: body.note === undefined ? entry.note : body.note || null,
      ...other,
      personId: await renamed(tx, row, before, { firstName, lastName, email }, now),
    }
    await tx.update(collectionEntries).set(changed).where(eq(collectionEntries.id, entry.id))
    const taken = (entry.numbers ?? other.numbers) ? await claimNumbers(tx, [entry.id]) : undefined
    if (taken) return refuseTaken(taken, 'words')
    return ok(presentEntry({ ...entry, ...changed, email }))
  },
)

export const removeEntry = writes(collectionCalls.removeEntry, async ({ actor, params }, tx) => {
  const entry = await holdEntry(tx, params.id, actor.id)
  if (!entry) return refuse('not_found')
  await forgetWords(tx, eq(collectionEntries.id, entry.id))
  await tx.delete(collectionEntries).where(eq(collectionEntries.id, entry.id))
  return ok({})
})
