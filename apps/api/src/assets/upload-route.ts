import { PassThrough } from 'node:stream'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { uploadKey } from '#api/assets/asset-files.ts'
import { isLinkValid } from '#api/assets/signed-links.ts'
import { assets } from '#api/db/tables.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import { FileTooBig } from '#api/platform/files/files.ts'
import type { Dependencies } from '#api/services.ts'

const mostUploadBytes = 104_857_600

type Query = { readonly expires?: string; readonly signature?: string }

/** `PUT` of a file's bytes to the address that `upload_url` answered: any or no content type, no session. */
export function registerUploadRoute(
  app: FastifyInstance,
  { database, files, config, now }: Dependencies,
): void {
  app.register(async scope => {
    // The bytes are not read before the address is checked, and are cut off past the limit as they come.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_, payload, done) => done(null, payload))
    scope.addHook('onRequest', async request => {
      // Whatever it says it is, well formed or not: what it is will be read from the bytes.
      if (request.headers['content-type']) request.raw.headers['content-type'] = 'application/octet-stream'
    })
    scope.put<{ Params: { assetId: string }; Querystring: Query }>(
      '/uploads/:assetId',
      { schema: { hide: true }, bodyLimit: mostUploadBytes + 1 },
      async (request, reply) => {
        const { assetId } = request.params
        const path = `/api/v1/uploads/${assetId}`
        if (!isLinkValid(path, request.query, now(), config.sessionSecret)) {
          return sendRefusal(reply, 'uploadUrlInvalid')
        }
        if (Number(request.headers['content-length'] ?? 0) > mostUploadBytes) {
          reply.header('connection', 'close')
          return sendRefusal(reply, 'file_too_big')
        }
        const stream = (request.body as PassThrough | undefined) ?? new PassThrough().end()
        try {
          const { etag } = await files.writeStream(uploadKey(assetId), stream, mostUploadBytes)
          await database.read.update(assets).set({ etag }).where(eq(assets.id, assetId))
          return reply.header('etag', `"${etag}"`).send({ status: 'success', data: { etag } })
        } catch (error) {
          if (error instanceof FileTooBig) {
            reply.header('connection', 'close')
            return sendRefusal(reply, 'file_too_big')
          }
          if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return reply
          throw error
        }
      },
    )
  })
}
