import { randomUUID } from 'node:crypto'
import { versionCalls } from '@teamloom/contract/versions.ts'
import { differenceBetween } from '@teamloom/design/difference.ts'
import { ok, type Refusal, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { holdProject } from '#api/access/open-projects.ts'
import { shareArtwork } from '#api/assets/share-artwork.ts'
import { designs, designVersions } from '#api/db/tables.ts'
import { changeDesign, type Planned } from '#api/designs/change-design.ts'
import { keepLook } from '#api/designs/keep-look.ts'
import { keepVersion } from '#api/designs/keep-version.ts'
import { type DesignRow, findDesign, lockDesign } from '#api/designs/load-design.ts'
import { presentAsked } from '#api/designs/present-state.ts'
import { rebuildDesign } from '#api/designs/rebuild-design.ts'
import { inSteps, writes } from '#api/http/handler.ts'
import { pictureUrls } from '#api/pictures/picture-urls.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** In a transaction, as its pictures are kept. */
export const readRevision = writes(
  versionCalls.read,
  async ({ actor, params: { id, revision }, origin, now }, tx, { config }) => {
    const row = await findDesign(tx, id, actor)
    if (!row) return refuse('designIdDoesntExist')
    const opened = await rebuildDesign(tx, row, revision)
    if (!opened) return refuse('not_found')
    const lookKey = await keepLook(tx, opened.document, opened.product, now, config.sessionSecret)
    return ok({
      designId: id,
      revision,
      timestamp: row.updatedAt.toISOString(),
      images: pictureUrls(origin, lookKey, opened.product.sides),
      document: opened.document,
    })
  },
)

export const keepNamedVersion = writes(versionCalls.keep, async ({ actor, body, now }, tx) => {
  const row = await lockDesign(tx, body.designId, actor)
  if (!row) return refuse('designIdDoesntExist')
  return ok({
    id: await keepVersion(tx, row, { reason: 'named', userId: actor.id, at: now, name: body.name }),
  })
})

export const renameVersion = writes(versionCalls.rename, async ({ actor, body }, tx) => {
  const found = await findVersion(tx, body.versionId, actor.id)
  if (!found) return refuse('not_found')
  await tx.update(designVersions).set({ name: body.name }).where(eq(designVersions.id, body.versionId))
  return ok({})
})

export const restoreVersion = inSteps(versionCalls.restore, async (request, database, services) => {
  const { actor, body, now } = request
  const found = await findVersion(database.read, body.versionId, actor.id)
  // A version of another design is none of this one.
  if (!found || found.design.id !== body.designId) {
    const isOpen = await findDesign(database.read, body.designId, actor)
    return refuse(isOpen ? 'not_found' : 'designIdDoesntExist')
  }
  const then = await rebuildDesign(database.read, found.design, found.revision)
  if (!then) return refuse('InvalidPartsToBuild')
  const changed = await changeDesign<Refusal<never>>(
    {
      designId: body.designId,
      change: {
        asked: `restore ${body.versionId}`,
        plan: async ({ document }) =>
          ok<Planned>({
            change: { action: 'restore', ...differenceBetween(document, then.document) },
            keeps: 'restore',
          }),
      },
      key: body.key,
      by: actor,
      now,
    },
    database,
    services,
  )
  return changed.ok ? ok(presentAsked(changed.value, changed.value, { ...request, caller: actor })) : changed
})

export const duplicateVersion = writes(
  versionCalls.duplicate,
  async ({ actor, body, now }, tx, { config }) => {
    const project = await holdProject(tx, body.projectId, actor.id)
    const found = await findVersion(tx, body.versionId, actor.id)
    if (!found) return refuse('not_found')
    if (!project) return refuse('project_not_found')
    const { design, revision } = found
    const opened = await rebuildDesign(tx, design, revision)
    if (!opened) return refuse('InvalidPartsToBuild')
    const shared = await shareArtwork(tx, [opened.document], { from: actor, to: project.teamId })
    if (!shared.ok) return shared
    const document = { ...opened.document, touched: {} }
    const designId = randomUUID()
    await tx.insert(designs).values({
      id: designId,
      projectId: project.id,
      makerId: actor.id,
      name: body.name,
      description: design.description,
      family: design.family,
      product: design.product,
      document,
      lookKey: await keepLook(tx, document, opened.product, now, config.sessionSecret),
      createdAt: now,
      updatedAt: now,
    })
    return ok({ designId })
  },
)

async function findVersion(
  tx: Tx,
  versionId: string,
  userId: string,
): Promise<{ readonly design: DesignRow; readonly revision: number } | undefined> {
  const [version] = await tx
    .select({ designId: designVersions.designId, revision: designVersions.revision })
    .from(designVersions)
    .where(eq(designVersions.id, versionId))
  const design = version && (await findDesign(tx, version.designId, { kind: 'person', id: userId }))
  return version && design && { design, revision: version.revision }
}
