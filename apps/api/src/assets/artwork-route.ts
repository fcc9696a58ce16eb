import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { assetFiles } from '@teamloom/contract/asset-files.ts'
import { eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { formKey, originalKey } from '#api/assets/asset-files.ts'
import { readPagePicture } from '#api/assets/page-picture.ts'
import { previewSizes, readPreview } from '#api/assets/preview.ts'
import { isLinkValid } from '#api/assets/signed-links.ts'
import { assets, assetVersions, readings } from '#api/db/tables.ts'
import { answers, type OpenRawHandlers } from '#api/http/raw-handler.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import type { Dependencies } from '#api/services.ts'

const gunzip = promisify(zlib.gunzip)

/** An artwork's files, at the signed addresses that `GET /assets/asset/:type` answers. */
export const artworkFiles: OpenRawHandlers = dependencies => {
  const { database, config, now } = dependencies
  return [
    answers(
      assetFiles.artwork,
      async ({ params: { versionId, form }, query }, _, reply) => {
        const path = `/api/v1/artwork/${versionId}/${form}`
        if (!isLinkValid(path, query, now(), config.sessionSecret))
          return sendRefusal(reply, 'uploadUrlInvalid')
        const [version] = await database.read
          .select({
            id: assetVersions.id,
            readingId: readings.id,
            contentId: readings.contentId,
            filename: assets.filename,
          })
          .from(assetVersions)
          .innerJoin(assets, eq(assets.id, assetVersions.assetId))
          .innerJoin(readings, eq(readings.id, assetVersions.readingId))
          .where(eq(assetVersions.id, versionId))
        if (!version) return sendRefusal(reply, 'assetDoesntExist')
        reply.header('cache-control', 'private, max-age=900').header('x-content-type-options', 'nosniff')
        if (form === 'original') return sendOriginal(reply, version, dependencies)
        if (form === 'plates' || form === 'pixels')
          return sendArt(reply, version.readingId, form, dependencies)
        return sendPreview(reply, version.id, form, dependencies)
      },
      { door: 'open' },
    ),
  ]
}

/** Sends a file as it was put, so as a download that no browser would run. */
async function sendOriginal(
  reply: FastifyReply,
  version: { readonly contentId: string; readonly filename: string },
  { files }: Dependencies,
): Promise<FastifyReply> {
  const stream = await files.open(originalKey(version.contentId))
  if (!stream) return sendRefusal(reply, 'assetDoesntExist')
  return reply
    .type('application/octet-stream')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(version.filename)}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(stream)
}

async function sendArt(
  reply: FastifyReply,
  readingId: string,
  form: 'plates' | 'pixels',
  { files }: Dependencies,
): Promise<FastifyReply> {
  const bytes = await files.read(formKey(readingId, form))
  if (!bytes) return sendRefusal(reply, 'assetDoesntExist')
  reply.type('application/octet-stream')
  const accepts = String(reply.request.headers['accept-encoding'] ?? '')
  if (/\bgzip\b/.test(accepts)) return reply.header('content-encoding', 'gzip').send(bytes)
  return reply.send(await gunzip(bytes))
}

async function sendPreview(
  reply: FastifyReply,
  versionId: string,
  form: string,
  dependencies: Dependencies,
): Promise<FastifyReply> {
  const size = previewSizes.find(each => form === `preview-${each}.webp`)
  const page = /^page-([1-9]\d{0,2})\.webp$/.exec(form)?.[1]
  if (!size && !page) return sendRefusal(reply, 'not_found')
  const bytes = size
    ? await readPreview(versionId, size, dependencies)
    : await readPagePicture(versionId, Number(page), dependencies)
  if (!bytes) return sendRefusal(reply, 'assetDoesntExist')
  return reply.type('image/webp').send(bytes)
}
