import { PassThrough } from 'node:stream'
import { assetFiles } from '@teamloom/contract/asset-files.ts'
import { mostUploadBytes } from '@teamloom/contract/assets.ts'
import { eq } from 'drizzle-orm'
import { keepUpload } from '#api/assets/keep-upload.ts'
import { isLinkValid } from '#api/assets/signed-links.ts'
import { type FullRoom, findFullRoom } from '#api/assets/storage.ts'
import { openUnderWay } from '#api/assets/under-way.ts'
import { assets } from '#api/db/tables.ts'
import { answers, type OpenRawHandlers } from '#api/http/raw-handler.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import { FileTooBig } from '#api/platform/files/files.ts'

/** The most uploads of an account at once. */
const mostUnderWay = 10
const waitSeconds = 5

/** `PUT` of a file's bytes to the address that `upload_url` answered: any or no content type, no session. */
export const uploadHandlers: OpenRawHandlers = dependencies => {
  const { database, files, config, now } = dependencies
  const underWay = openUnderWay(mostUnderWay)
  return [
    answers(
      assetFiles.upload,
      // The bytes are not read before the address is checked, and are cut off past the limit as they come.
      async ({ params: { assetId }, query }, request, reply) => {
        const path = `/api/v1/uploads/${assetId}`
        if (!isLinkValid(path, query, now(), config.sessionSecret)) {
          return sendRefusal(reply, 'uploadUrlInvalid')
        }
        const [asset] = await database.read.select().from(assets).where(eq(assets.id, assetId))
        if (!asset) return sendRefusal(reply, 'uploadUrlInvalid')
        // Before it is read, which ends the connection: what is on its way is not listened to.
        const refuseAtOnce = (code: 'file_too_big' | 'too_many_requests' | FullRoom) => {
          reply.header('connection', 'close')
          return sendRefusal(reply, code)
        }
        if (Number(request.headers['content-length'] ?? 0) > mostUploadBytes)
          return refuseAtOnce('file_too_big')
        const full = await findFullRoom(database.read, asset, 1, config.limits)
        if (full) return refuseAtOnce(full)
        // What is on its way lies on the disk too, and is in nobody's room yet.
        if (!underWay.enter(asset.uploaderId)) {
          reply.header('retry-after', String(waitSeconds))
          return refuseAtOnce('too_many_requests')
        }
        const stream = (request.body as PassThrough | undefined) ?? new PassThrough().end()
        try {
          const file = await files.receive(stream, mostUploadBytes)
          const etag = file.hash
          const kept = await keepUpload(asset, file, dependencies)
          if (!kept.ok) return sendRefusal(reply, kept.refusal.code)
          return reply.header('etag', `"${etag}"`).send({ status: 'success', data: { etag } })
        } catch (error) {
          // Whoever goes on sending on this connection would never be answered there again.
          if (!request.raw.complete) reply.header('connection', 'close')
          if (error instanceof FileTooBig) return refuseAtOnce('file_too_big')
          if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return reply
          throw error
        } finally {
          underWay.leave(asset.uploaderId)
        }
      },
      { door: 'open', takes: 'stream' },
    ),
  ]
}
