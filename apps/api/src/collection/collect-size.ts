import { randomUUID } from 'node:crypto'
import { lastOfEach, mergeSelection } from '@teamloom/commerce/collection/merge-selection.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq } from 'drizzle-orm'
import { checkAnswerWords, refuseTaken } from '#api/collection/answer-words.ts'
import { claimNumbers } from '#api/collection/claim-numbers.ts'
import { takeLines } from '#api/collection/entries-room.ts'
import { findCollection } from '#api/collection/find-collection.ts'
import { holdPerson, holdPicked, newEntry, type PickedDesign } from '#api/collection/keep-selection.ts'
import { mailAnswer } from '#api/collection/mail-answer.ts'
import { collectionEntries, projects } from '#api/db/tables.ts'
import { takeAttempt } from '#api/http/attempts.ts'
import { type Request, writes } from '#api/http/handler.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { privateSecretOf } from '#api/platform/private-links.ts'
import type { Services } from '#api/services.ts'

/** One thing, under both of the addresses that the specification gives it. */
export const collectSize = writes(collectionCalls.collectSize, keepSizes)
export const collectSizeFromCart = writes(collectionCalls.collectSizeFromCart, keepSizes)

type Asked = Request<typeof collectionCalls.collectSize>

async function keepSizes(request: Asked, tx: Tx, services: Services) {
  const { body, now, address } = request
  const selection = lastOfEach(body.selection)
  const collected = selection.reduce((sum, { quantity }) => sum + quantity, 0)
  if (body.website) return ok({ collected })
  const { answersPerAddressPer10Minutes, answersPerProjectPer10Minutes } = services.config.limits
  const limit = async (key: string, most: number) => {
    const wait = await takeAttempt(tx, key, { most, windowSeconds: 600 }, now)
    if (wait > 0) request.retryAfter(wait)
    return wait > 0
  }
  if (await limit(`sizes ${address}`, answersPerAddressPer10Minutes)) return refuse('too_many_requests')
  let projectId: string | undefined
  if (body.token !== undefined) {
    projectId = (await findCollection(tx, eq(projects.shareableToken, body.token)))?.projectId
    if (!projectId) return refuse('not_found')
  }
  const picked = await holdPicked(tx, selection, {
    now,
    house: await services.house.at(tx, now),
    projectId,
  })
  if (!picked.ok) return picked
  const byProject = Map.groupBy(selection, ({ id }) => picked.value.get(id)!.projectId)
  const sendingId = randomUUID()
  for (const [id, ofProject] of [...byProject].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (await limit(`sizes of ${id}`, answersPerProjectPer10Minutes)) return refuse('too_many_requests')
    const full = await takeLines(tx, id, ofProject.length, request, services.config.limits)
    if (full) return refuse(full)
    const kept = await keepOfProject(
      { projectId: id, sendingId },
      ofProject,
      picked.value,
      request,
      tx,
      services,
    )
    if (!kept.ok) return kept
  }
  if (!body.change || byProject.size > 1) return ok({ collected })
  return ok({ collected, change: privateSecretOf(sendingId, 'size sending', services.config.sessionSecret) })
}

async function keepOfProject(
  { projectId, sendingId }: { readonly projectId: string; readonly sendingId: string },
  selection: Asked['body']['selection'],
  designs: ReadonlyMap<string, PickedDesign>,
  { body, now }: Asked,
  tx: Tx,
  services: Services,
) {
  const { details } = body
  const row = (await findCollection(tx, eq(projects.id, projectId)))!
  const pathOf = (picked: Asked['body']['selection'][number]) =>
    `selection.${body.selection.indexOf(picked)}.words`
  const said = await checkAnswerWords(
    tx,
    selection.map(picked => ({ ...picked, path: pathOf(picked) })),
    [...designs.values()],
    { kind: 'visitor', range: row.numbers },
  )
  if (!said.ok) return said
  const language: Locale = body.language ?? row.language
  const personId = await holdPerson(tx, projectId, details, language, now)
  const before = await tx
    .select({
      id: collectionEntries.id,
      designId: collectionEntries.designId,
      size: collectionEntries.size,
      quantity: collectionEntries.quantity,
      words: collectionEntries.words,
      createdAt: collectionEntries.createdAt,
    })
    .from(collectionEntries)
    .where(and(eq(collectionEntries.projectId, projectId), eq(collectionEntries.personId, personId)))
  const { changed, added } = mergeSelection(before, selection, now)
  for (const { id, quantity } of changed) {
    await tx
      .update(collectionEntries)
      .set({ quantity, sendingId, firstName: details.firstName, lastName: details.lastName })
      .where(eq(collectionEntries.id, id))
  }
  const about = { projectId, personId, sendingId, details, numbersOf: said.value }
  const entries = added.map(entry => newEntry(about, entry, now))
  if (entries.length > 0) await tx.insert(collectionEntries).values(entries)
  const taken = await claimNumbers(
    tx,
    entries.filter(({ numbers }) => numbers).map(({ id }) => id),
  )
  if (taken) {
    const asking = selection.find(
      ({ id, words }) => id === taken.designId && words?.[taken.slotId] === taken.number,
    )
    return refuseTaken(taken, asking ? pathOf(asking) : 'selection')
  }
  const isNews =
    added.length > 0 ||
    changed.some(({ id, quantity }) => before.find(each => each.id === id)?.quantity !== quantity)
  if (!isNews) return ok(null)
  const hadAnswered = before.some(({ id }) => !changed.some(each => each.id === id))
  await mailAnswer(tx, { row, personId, details, language, selection, designs, hadAnswered, now }, services)
  const pieces = selection.reduce((sum, { quantity }) => sum + quantity, 0)
  await services.analytics.tell(tx, 'Sizes collected', { kind: 'public' }, now, {
    projectId,
    pieces: String(pieces),
  })
  return ok(null)
}
