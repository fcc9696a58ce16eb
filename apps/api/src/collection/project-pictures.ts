import { assetFiles } from '@teamloom/contract/asset-files.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq, or } from 'drizzle-orm'
import { lockProject } from '#api/access/open-projects.ts'
import { findArtwork } from '#api/assets/find-artwork.ts'
import { openUnlistedPictures } from '#api/assets/unlisted-pictures.ts'
import { projects } from '#api/db/tables.ts'
import { type Request, writes } from '#api/http/handler.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** SC21: covers and logos, as long as a project shows them. */
export const projectPictures = openUnlistedPictures({
  call: assetFiles.projectPicture,
  purpose: 'project picture',
  size: 1024,
  isShown: async (tx, versionId) =>
    (await tx.$count(
      projects,
      or(eq(projects.iconVersionId, versionId), eq(projects.coverVersionId, versionId)),
    )) > 0,
})

export const setCover = writes(collectionCalls.setCover, (request, tx) => setPicture('cover', request, tx))
export const setIcon = writes(collectionCalls.setIcon, (request, tx) => setPicture('logo', request, tx))

async function setPicture(
  type: 'cover' | 'logo',
  { actor, body }: Pick<Request<typeof collectionCalls.setCover>, 'actor' | 'body'>,
  tx: Tx,
) {
  const project = await lockProject(tx, body.projectId, actor.id)
  if (!project) return refuse('project_not_found')
  const { assetVersionId } = body
  const found = assetVersionId
    ? await findArtwork(tx, assetVersionId, { kind: 'team', id: project.teamId })
    : null
  if (
    found === undefined ||
    (found && (found.assetType !== type || (body.uuid && body.uuid !== found.assetId)))
  )
    return refuse('assetDoesntExist', { assetVersionId: assetVersionId ?? '' })
  const uuid = found?.assetId ?? null
  const versionId = found?.assetVersionId ?? null
  await tx
    .update(projects)
    .set(
      type === 'cover'
        ? { coverUuid: uuid, coverVersionId: versionId }
        : { iconUuid: uuid, iconVersionId: versionId },
    )
    .where(eq(projects.id, project.id))
  return ok({})
}
