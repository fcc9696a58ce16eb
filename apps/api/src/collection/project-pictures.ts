import { createHmac } from 'node:crypto'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq, or } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { lockProject } from '#api/access/open-projects.ts'
import { findArtwork } from '#api/assets/find-artwork.ts'
import { type PreviewSize, readPreview } from '#api/assets/preview.ts'
import { projects } from '#api/db/tables.ts'
import { type Request, writes } from '#api/http/handler.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { Dependencies } from '#api/services.ts'

const sizePixels = 1024 satisfies PreviewSize

/** SC21: an address that shows it without a session, and that nobody guesses. */
export function projectPictureUrl(origin: string, assetVersionId: string, secret: string): string {
  return `${origin}/api/v1/projectpictures/${fileOf(assetVersionId, secret)}`
}

function fileOf(assetVersionId: string, secret: string): string {
  const key = createHmac('sha256', secret).update(`project picture ${assetVersionId}`).digest('base64url')
  return `${assetVersionId}-${key.slice(0, 32)}.webp`
}

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

/** Covers and logos, as long as a project shows them. */
export function registerProjectPictureRoute(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, config } = dependencies
  app.get<{ Params: { file: string } }>(
    '/projectpictures/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params
      const versionId = file.slice(0, 36)
      if (!/^[0-9a-f-]{36}$/.test(versionId) || file !== fileOf(versionId, config.sessionSecret)) {
        return sendRefusal(reply, 'not_found')
      }
      const [shown] = await database.read
        .select({ id: projects.id })
        .from(projects)
        .where(or(eq(projects.iconVersionId, versionId), eq(projects.coverVersionId, versionId)))
        .limit(1)
      const bytes = shown && (await readPreview(versionId, sizePixels, dependencies))
      if (!bytes) return sendRefusal(reply, 'not_found')
      return reply.type('image/webp').header('cache-control', 'public, max-age=86400').send(bytes)
    },
  )
}
