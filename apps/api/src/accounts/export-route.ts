import type { FastifyInstance } from 'fastify'
import { ownDataFile, readOwnDataKey } from '#api/accounts/own-data-link.ts'
import { readCaller } from '#api/http/caller.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import type { Dependencies } from '#api/services.ts'

/** OD1: what was gathered of whoever opens the link that was mailed to them. */
export function registerExportRoute(app: FastifyInstance, dependencies: Dependencies): void {
  const { files, now, config } = dependencies
  app.get<{ Querystring: { key?: unknown } }>(
    '/user/export.zip',
    { schema: { hide: true } },
    async (request, reply) => {
      const recognised = await readCaller(request, 'session', dependencies)
      if (!recognised.ok) return sendRefusal(reply, recognised.code, { facts: recognised.facts })
      const { caller } = recognised
      if (caller.kind !== 'person') return sendRefusal(reply, 'unauthorized')
      const until = readOwnDataKey(String(request.query.key), caller.id, now(), config.sessionSecret)
      const file = until === undefined ? undefined : await files.open(ownDataFile(caller.id, until))
      if (!file) return sendRefusal(reply, 'not_found')
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="my-data.zip"')
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
        .send(file)
    },
  )
}
