import { createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { type PreviewSize, readPreview } from '#api/assets/preview.ts'
import { assets, assetVersions, users } from '#api/db/tables.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { Dependencies } from '#api/services.ts'

export const avatarType = 'avatar'

/** Files that a picture of oneself may be. */
export const avatarExtensions = ['png', 'jpg', 'svg'] as const

const sizePixels = 256 satisfies PreviewSize

/** An address that shows the picture without a session, and that nobody guesses. */
export function avatarUrl(origin: string, assetVersionId: string, secret: string): string {
  return `${origin}/api/v1/avatars/${fileOf(assetVersionId, secret)}`
}

function fileOf(assetVersionId: string, secret: string): string {
  const key = createHmac('sha256', secret).update(`avatar ${assetVersionId}`).digest('base64url')
  return `${assetVersionId}-${key.slice(0, 32)}.webp`
}

/** Whether the version is a picture that the person uploaded to be theirs. */
export async function isOwnAvatar(tx: Tx, assetVersionId: string, userId: string): Promise<boolean> {
  const found = await tx
    .select({ id: assetVersions.id })
    .from(assetVersions)
    .innerJoin(assets, eq(assets.id, assetVersions.assetId))
    .where(
      and(
        eq(assetVersions.id, assetVersionId),
        eq(assetVersions.assetType, avatarType),
        eq(assets.uploaderId, userId),
      ),
    )
  return found.length > 0
}

/** Pictures of people, as long as they are theirs. */
export function registerAvatarRoute(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, config } = dependencies
  app.get<{ Params: { file: string } }>(
    '/avatars/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params
      const versionId = file.slice(0, 36)
      if (!/^[0-9a-f-]{36}$/.test(versionId) || file !== fileOf(versionId, config.sessionSecret)) {
        return sendRefusal(reply, 'not_found')
      }
      const [version] = await database.read
        .select({ id: assetVersions.id })
        .from(assetVersions)
        .innerJoin(users, eq(users.avatarAssetVersionId, assetVersions.id))
        .where(eq(assetVersions.id, versionId))
        .limit(1)
      const bytes = version && (await readPreview(version.id, sizePixels, dependencies))
      if (!bytes) return sendRefusal(reply, 'not_found')
      return reply.type('image/webp').header('cache-control', 'public, max-age=86400').send(bytes)
    },
  )
}
