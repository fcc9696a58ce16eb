import type { FastifyInstance } from 'fastify'
import yazl from 'yazl'
import { loadOwnData } from '#api/accounts/load-own-data.ts'
import { opensOwnData } from '#api/accounts/own-data-link.ts'
import { originalKey } from '#api/assets/asset-files.ts'
import { readCaller } from '#api/http/caller.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import type { Dependencies } from '#api/services.ts'

/** OD1: what is known of whoever opens the link that was mailed to them: `data.json`, and what they uploaded as it came. */
export function registerExportRoute(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, files, now, config } = dependencies
  app.get<{ Querystring: { key?: unknown } }>(
    '/user/export.zip',
    { schema: { hide: true } },
    async (request, reply) => {
      const recognised = await readCaller(request, 'session', dependencies)
      if (!recognised.ok) return sendRefusal(reply, recognised.code, { facts: recognised.facts })
      const { caller } = recognised
      if (caller.kind !== 'person') return sendRefusal(reply, 'unauthorized')
      const at = now()
      if (!opensOwnData(String(request.query.key), caller.id, at, config.sessionSecret))
        return sendRefusal(reply, 'not_found')
      const { data, files: uploads } = await loadOwnData(database.read, caller)
      const zip = new yazl.ZipFile()
      zip.addBuffer(Buffer.from(JSON.stringify(data, null, 1)), 'data.json', { mtime: at })
      for (const [index, { contentId, filename }] of uploads.entries()) {
        const key = originalKey(contentId)
        // What is not there any more is left out, and not a broken file.
        if (!(await files.find(key))) continue
        const name = `uploads/${index + 1}_${filename.replaceAll(/[^\p{L}\p{N}._-]/gu, '_').slice(-80)}`
        zip.addReadStreamLazy(name, { mtime: at, compress: false }, give => {
          files.open(key).then(
            stream => (stream ? give(null, stream) : give(new Error(`no file ${key}`), undefined as never)),
            (error: unknown) => give(error, undefined as never),
          )
        })
      }
      zip.end()
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="my-data.zip"')
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
        .send(zip.outputStream)
    },
  )
}
