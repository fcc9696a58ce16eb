import { sizeLabel } from '@teamloom/catalog/size-label.ts'
import { changeOwn, isWithinReach, newlyWanted } from '@teamloom/commerce/collection/change-own.ts'
import { lastOfEach } from '@teamloom/commerce/collection/merge-selection.ts'
import { spokenWords } from '@teamloom/commerce/lines/words-key.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import type { OwnAnswer } from '@teamloom/contract/collection-shape.ts'
import { decoratedSides } from '@teamloom/design/decorated-sides.ts'
import { sidesToShow } from '@teamloom/design/sides-to-show.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { desc, eq } from 'drizzle-orm'
import { checkAnswerWords, refuseTaken } from '#api/collection/answer-words.ts'
import { claimNumbers } from '#api/collection/claim-numbers.ts'
import { takeLines } from '#api/collection/entries-room.ts'
import { isCounted, isOpenNow } from '#api/collection/find-collection.ts'
import { type Found, findPerson, isOwn } from '#api/collection/find-person.ts'
import { forgetWords } from '#api/collection/forget-words.ts'
import { holdPerson, holdPicked, newEntry, renamePerson } from '#api/collection/keep-selection.ts'
import { isExpectedAs } from '#api/collection/load-roster.ts'
import { collectionEntries, collectionPeople, collectionRoster, designs } from '#api/db/tables.ts'
import { openDesign } from '#api/designs/load-design.ts'
import { reads, writes } from '#api/http/handler.ts'
import { pictureUrls } from '#api/pictures/picture-urls.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'
import { isOneOf } from '#api/platform/database/one-of.ts'

/** What counts of it, newest first. */
function loadOwn(tx: Reader, found: Found) {
  return tx
    .select({
      id: collectionEntries.id,
      designId: collectionEntries.designId,
      firstName: collectionEntries.firstName,
      lastName: collectionEntries.lastName,
      size: collectionEntries.size,
      quantity: collectionEntries.quantity,
      createdAt: collectionEntries.createdAt,
      sendingId: collectionEntries.sendingId,
      words: collectionEntries.words,
      numbers: collectionEntries.numbers,
      name: designs.name,
      family: designs.family,
      product: designs.product,
      document: designs.document,
      lookKey: designs.lookKey,
    })
    .from(collectionEntries)
    .innerJoin(designs, isCounted)
    .where(isOwn(found))
    .orderBy(desc(collectionEntries.createdAt), desc(collectionEntries.id))
}

async function present(
  tx: Reader,
  found: Found,
  { now, origin }: { readonly now: Date; readonly origin: string },
): Promise<OwnAnswer> {
  const { person, row, sendingId } = found
  const entries = await loadOwn(tx, found)
  const { firstName = '', lastName = '' } = entries[0] ?? {}
  return {
    details: { firstName, lastName, email: person.email },
    token: row.token,
    isOpen: await isOpenNow(tx, row, now),
    isWhole: sendingId === undefined,
    isExpected: sendingId === undefined && (await tx.$count(collectionRoster, isExpectedAs(person))) > 0,
    selection: entries
      .toReversed()
      .map(({ designId, name, size, quantity, words, createdAt, sendingId: _, ...design }) => {
        return {
          id: designId,
          name,
          image: pictureOf(design, origin),
          size,
          displayLabel: sizeLabel(design, size),
          quantity,
          ...(words ? { words } : {}),
          created_at: createdAt.toISOString(),
        }
      }),
  }
}

function pictureOf(design: Parameters<typeof openDesign>[0] & { readonly lookKey: string }, origin: string) {
  const opened = openDesign(design)
  if (!opened) return null
  const { document, product } = opened
  const images = pictureUrls(origin, design.lookKey, product.sides)
  return sidesToShow(images, decoratedSides(document, product)).first ?? null
}

/** What is put in the place of a size stands behind what came with it, and is of the same second (SC3). */
const afterMs = 1

export const ownAnswer = reads(collectionCalls.ownAnswer, async ({ params, now, origin }, tx, { config }) => {
  const found = await findPerson(tx, params.secret, config, false)
  return found ? ok(await present(tx, found, { now, origin })) : refuse('not_found')
})

/**
 * Another selection in place of what there was; lines that stay keep when they came, and whose they are, also of a
 * design that was taken off meanwhile. SC27: what comes in place of a size is of the sending that the size was of.
 */
export const changeAnswer = writes(collectionCalls.changeAnswer, async (request, tx, { config, house }) => {
  const { params, body, now, origin } = request
  const found = await findPerson(tx, params.secret, config, true)
  if (!found) return refuse('not_found')
  const { row, sendingId = null } = found
  if (!(await isOpenNow(tx, row, now))) return refuse('collectionClosed')
  const selection = lastOfEach(body.selection)
  const before = await loadOwn(tx, found)
  if (!selection.every(line => isWithinReach(before, line)))
    return refuse('validation_failed', { issues: [{ path: 'selection', message: 'is more than 25' }] })
  const fresh = newlyWanted(before, selection)
  const picked = await holdPicked(tx, fresh, {
    now,
    house: await house.at(tx, now),
    projectId: row.projectId,
  })
  if (!picked.ok) return picked
  const pathOf = (line: (typeof selection)[number]) => `selection.${body.selection.indexOf(line)}.words`
  const said = await checkAnswerWords(
    tx,
    fresh.map(line => ({ ...line, words: line.words ?? wordsBefore(before, line), path: pathOf(line) })),
    [...picked.value.values()],
    { kind: 'visitor', range: row.numbers },
  )
  if (!said.ok) return said
  const person = body.details ? await rename(tx, found, body.details, now) : found.person
  if (!person) return refuse('conflict')
  const { changed, added, removed } = changeOwn(before, selection)
  const full = await takeLines(
    tx,
    row.projectId,
    Math.max(0, added.length - removed.length),
    request,
    config.limits,
  )
  if (full) return refuse(full)
  const names = body.details ?? before[0] ?? { firstName: '', lastName: '' }
  const entries = added.map(entry => {
    const replaced = before.find(({ designId }) => designId === entry.id) ?? before[0]
    const sent = replaced ? replaced.sendingId : sendingId
    const about = {
      projectId: row.projectId,
      personId: person.id,
      sendingId: sent,
      details: names,
      numbersOf: said.value,
    }
    const at = replaced ? new Date(replaced.createdAt.getTime() + afterMs) : now
    return newEntry(about, entry, at)
  })
  if (entries.length > 0) await tx.insert(collectionEntries).values(entries)
  for (const { id, quantity, words } of changed) {
    const { designId = '' } = before.find(each => each.id === id) ?? {}
    const other = words && { words: spokenWords(words) ?? null, numbers: said.value(designId, words) }
    await tx
      .update(collectionEntries)
      .set({ quantity, ...other })
      .where(eq(collectionEntries.id, id))
  }
  if (body.details)
    await tx
      .update(collectionEntries)
      .set({ ...body.details, personId: person.id })
      .where(isOwn(found))
  const isNumbered =
    [...before, ...entries].some(({ numbers }) => numbers) || fresh.some(({ words }) => words)
  const kept = [...before, ...entries].flatMap(({ id }) => (removed.includes(id) ? [] : [id]))
  const taken = isNumbered ? await claimNumbers(tx, kept) : undefined
  if (taken) {
    const asking = selection.find(
      ({ id, words }) => id === taken.designId && words?.[taken.slotId] === taken.number,
    )
    return refuseTaken(taken, asking ? pathOf(asking) : 'selection')
  }
  if (removed.length > 0) {
    await forgetWords(tx, isOneOf(collectionEntries.id, removed))
    await tx.delete(collectionEntries).where(isOneOf(collectionEntries.id, removed))
  }
  return ok(await present(tx, { ...found, person }, { now, origin }))
})

/** What a line keeps that says nothing of its words. */
function wordsBefore(
  before: Awaited<ReturnType<typeof loadOwn>>,
  line: { readonly id: string; readonly size: string },
) {
  return before.find(({ designId, size }) => designId === line.id && size === line.size)?.words ?? undefined
}

/** SC26: whose the answer is under other names; undefined when somebody of the address has them already. */
async function rename(
  tx: Tx,
  { person, row, sendingId }: Found,
  names: { readonly firstName: string; readonly lastName: string },
  now: Date,
): Promise<Found['person'] | undefined> {
  // Who has sent something is not for sure who the rest is of.
  if (sendingId === undefined) return (await renamePerson(tx, person.id, names)) ? person : undefined
  const language: Locale = person.language === 'fr' ? 'fr' : 'en'
  const id = await holdPerson(tx, row.projectId, { ...names, email: person.email }, language, now)
  return { ...person, id }
}

export const withdrawAnswer = writes(
  collectionCalls.withdrawAnswer,
  async ({ params, query }, tx, { config }) => {
    const found = await findPerson(tx, params.secret, config, true)
    if (!found) return refuse('not_found')
    const { person, sendingId } = found
    await forgetWords(tx, isOwn(found)!)
    await tx.delete(collectionEntries).where(isOwn(found))
    const left = await tx.$count(collectionEntries, eq(collectionEntries.personId, person.id))
    if (left === 0) await tx.delete(collectionPeople).where(eq(collectionPeople.id, person.id))
    // Who has just sent something may not be who the address is of.
    if (query.roster && !sendingId) await tx.delete(collectionRoster).where(isExpectedAs(person))
    return ok({})
  },
)
