import { publicImageCalls } from '@teamloom/contract/things.ts'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { previewSizeFor, readPreview } from '#api/assets/preview.ts'
import { assets, assetVersions } from '#api/db/tables.ts'
import { answers, type OpenRawHandlers } from '#api/http/raw-handler.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'

/** Pictures that were uploaded for everyone, without a session: made anew, never the file that was put. */
export const publicImages: OpenRawHandlers = dependencies => {
  async function answer(assetId: string, size: number, reply: FastifyReply): Promise<FastifyReply> {
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

  return [
    answers(publicImageCalls.byQuery, ({ query }, _, reply) => answer(query.asset_id, query.size, reply)),
    answers(publicImageCalls.byPath, ({ params, query }, _, reply) => answer(params.id, query.size, reply)),
  ]
}
