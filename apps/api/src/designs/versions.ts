import { randomUUID } from 'node:crypto'
import { asOffered } from '@teamloom/commerce/house/house.ts'
import { versionCalls } from '@teamloom/contract/versions.ts'
import { differenceBetween } from '@teamloom/design/difference.ts'
import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import type { Actor } from '#api/access/caller.ts'
import { holdProject } from '#api/access/open-projects.ts'
import { artworkOf, shareArtwork } from '#api/assets/share-artwork.ts'
import { designs, designVersions } from '#api/db/tables.ts'
import { changeDesign, type Planned } from '#api/designs/change-design.ts'
import { keepLook } from '#api/designs/keep-look.ts'
import { keepVersion } from '#api/designs/keep-version.ts'
import { type DesignRow, findDesignOrCopy, lockDesignOrCopy } from '#api/designs/load-design.ts'
import { presentAsked } from '#api/designs/present-state.ts'
import { rebuildDesign } from '#api/designs/rebuild-design.ts'
import { inSteps, writes } from '#api/http/handler.ts'
import { pictureUrls } from '#api/pictures/picture-urls.ts'
import type { Reader } from '#api/platform/database/database.ts'

/** In a transaction, as its pictures are kept. */
export const readRevision = writes(
  versionCalls.read,
  async ({ actor, params: { id, revision }, origin, now }, tx, { config }) => {
    const found = await findDesignOrCopy(tx, id, actor)
    if (!found.ok) return found
    const row = found.value
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
  const locked = await lockDesignOrCopy(tx, body.designId, actor)
  if (!locked.ok) return locked
  const kept = { reason: 'named', userId: actor.id, at: now, name: body.name } as const
  return ok({ id: await keepVersion(tx, locked.value, kept) })
})

export const renameVersion = writes(versionCalls.rename, async ({ actor, body }, tx) => {
  const found = await findVersion(tx, body.versionId, actor)
  if (!found.ok) return found
  await tx.update(designVersions).set({ name: body.name }).where(eq(designVersions.id, body.versionId))
  return ok({})
})

export const restoreVersion = inSteps(versionCalls.restore, async (request, database, services) => {
  const { actor, body, now } = request
  const own = await findDesignOrCopy(database.read, body.designId, actor)
  if (!own.ok) return own
  const revision = await revisionToRestore()
  if (revision === undefined || revision > own.value.revision) return refuse('not_found')
  const then = await rebuildDesign(database.read, own.value, revision)
  if (!then) return refuse('InvalidPartsToBuild')
  const changed = await changeDesign<Refusal<never>>(
    {
      designId: body.designId,
      change: {
        asked: `restore ${body.versionId ?? revision}`,
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
  if (!changed.ok) return changed
  const house = await services.house.at(database.read, now)
  return ok(presentAsked(changed.value, asOffered(house, changed.value), { ...request, caller: actor }))

  async function revisionToRestore(): Promise<number | undefined> {
    if (body.versionId === undefined) return body.revision
    const found = await findVersion(database.read, body.versionId, actor)
    // A version of another design is none of this one.
    return found.ok && found.value.design.id === body.designId ? found.value.revision : undefined
  }
})

export const duplicateVersion = writes(
  versionCalls.duplicate,
  async ({ actor, body, now }, tx, { config }) => {
    const project = await holdProject(tx, body.projectId, actor.id)
    const found = await findVersion(tx, body.versionId, actor)
    // An order's copy is in no project, nor is what it was.
    if (!found.ok || found.value.design.preorderId !== null) return refuse('not_found')
    if (!project) return refuse('project_not_found')
    const { design, revision } = found.value
    const opened = await rebuildDesign(tx, design, revision)
    if (!opened) return refuse('InvalidPartsToBuild')
    const shared = await shareArtwork(tx, artworkOf([opened.document]), { from: actor, to: project.teamId })
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
      quantity: design.quantity,
      lookKey: await keepLook(tx, document, opened.product, now, config.sessionSecret),
      createdAt: now,
      updatedAt: now,
    })
    return ok({ designId })
  },
)

type Found = { readonly design: DesignRow; readonly revision: number }

async function findVersion(
  tx: Reader,
  versionId: string,
  actor: Actor,
): Promise<Result<Found, Refusal<'not_found' | 'userNotAdmin'>>> {
  const [version] = await tx
    .select({ designId: designVersions.designId, revision: designVersions.revision })
    .from(designVersions)
    .where(eq(designVersions.id, versionId))
  if (!version) return refuse('not_found')
  const design = await findDesignOrCopy(tx, version.designId, actor)
  if (design.ok) return ok({ design: design.value, revision: version.revision })
  return refuse(design.refusal.code === 'userNotAdmin' ? 'userNotAdmin' : 'not_found')
}
