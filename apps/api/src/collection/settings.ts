import { changeTimes, closedSince } from '@teamloom/commerce/collection/open-collection.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { lockProject } from '#api/access/open-projects.ts'
import { findCollection } from '#api/collection/find-collection.ts'
import { removeAnswers } from '#api/collection/remove-answers.ts'
import { tellClosed } from '#api/collection/tell-closed.ts'
import { collections, projects } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'
import { newShareableToken } from '#api/projects/create-project.ts'

export const changeCollection = writes(collectionCalls.change, async ({ actor, body, now }, tx, { jobs }) => {
  const project = await lockProject(tx, body.projectId, actor.id)
  const row = project && (await findCollection(tx, eq(projects.id, project.id)))
  if (!row) return refuse('project_not_found')
  const closesAt = typeof body.closesAt === 'string' ? new Date(body.closesAt) : body.closesAt
  const times = changeTimes(row, { isOpen: body.isOpen, closesAt }, now)
  const closed = closedSince(times, now)
  const isClosing = closed !== null && closedSince(row, now) === null
  const set = {
    ...times,
    ...(closed && closed === times.closesAt ? { toldClosedAt: closed } : {}),
    timeZone: body.timeZone ?? row.timeZone,
    message: body.message === undefined ? row.message : body.message || null,
    language: body.language ?? row.language,
    showAnswered: body.showAnswered ?? row.showAnswered,
    numbers: body.numbers ?? row.numbers,
  }
  await tx
    .insert(collections)
    .values({ ...set, projectId: row.projectId, organizerId: actor.id, createdAt: now })
    .onConflictDoUpdate({ target: collections.projectId, set })
  if (isClosing) await tellClosed(tx, jobs, { projectId: row.projectId, closedAt: closed, now })
  return ok({})
})

/** SC17. */
export const renewToken = writes(collectionCalls.renewToken, async ({ actor, body }, tx) => {
  const project = await lockProject(tx, body.projectId, actor.id)
  if (!project) return refuse('project_not_found')
  const token = newShareableToken()
  await tx.update(projects).set({ shareableToken: token }).where(eq(projects.id, project.id))
  return ok({ token })
})

export const eraseCollection = writes(collectionCalls.erase, async ({ actor, params }, tx) => {
  const project = await lockProject(tx, params.projectId, actor.id)
  if (!project) return refuse('project_not_found')
  await removeAnswers(tx, [project.id])
  return ok({})
})
