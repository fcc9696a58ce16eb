import { idSchema } from '@teamloom/design/id-schema.ts'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { previewSizeFor, readPreview } from '#api/assets/preview.ts'
import { assets, assetVersions } from '#api/db/tables.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import type { Dependencies } from '#api/services.ts'

const wantedSchema = z.object({
  asset_id: idSchema,
  size: z.coerce.number().int().min(64).max(2048).default(1024),
})

/** Pictures that were uploaded for everyone, without a session: made anew, never the file that was put. */
export function registerPublicImageRoute(app: FastifyInstance, dependencies: Dependencies): void {
  async function answer(reply: FastifyReply, sent: unknown): Promise<FastifyReply> {
    const wanted = wantedSchema.safeParse(sent)
    if (!wanted.success) {
      const issues = wanted.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
      return sendRefusal(reply, 'validation_failed', { issues })
    }
    const { asset_id: assetId, size } = wanted.data
    const [version] = await dependencies.database.read
      .select({ id: assetVersions.id, isPublic: assets.isPublic })
      .from(assetVersions)
      .innerJoin(assets, eq(assets.id, assetVersions.assetId))
      .where(and(eq(assets.id, assetId), isNull(assets.removedAt)))
      .orderBy(desc(assetVersions.createdAt))
      .limit(1)
    if (!version) return sendRefusal(reply, 'assetDoesntExist')
    if (!version.isPublic) return sendRefusal(reply, 'assetNotPublic')
    const bytes = await readPreview(version.id, previewSizeFor(size), dependencies)
    if (!bytes) return sendRefusal(reply, 'assetDoesntExist')
    return reply
      .type('image/webp')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'public, max-age=300')
      .send(bytes)
  }

  const hidden = { schema: { hide: true } }
  app.get<{ Querystring: object }>('/assets/public_image', hidden, (request, reply) =>
    answer(reply, request.query),
  )
  app.get<{ Params: { id: string }; Querystring: object }>(
    '/assets/public_image/:id',
    hidden,
    (request, reply) => answer(reply, { ...(request.query as object), asset_id: request.params.id }),
  )
}
