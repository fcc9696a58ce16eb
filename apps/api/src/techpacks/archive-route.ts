import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { techpackReleases } from '#api/db/tables.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import type { Dependencies } from '#api/services.ts'
import { archiveKey } from '#api/techpacks/pack-release.ts'
import { isReleaseLinkValid } from '#api/techpacks/release-link.ts'

/** TP19: a release's archive at the signed address that `generate/pdf` answers: 202 until it is there. */
export function registerArchiveRoute(
  app: FastifyInstance,
  { database, files, config, now }: Dependencies,
): void {
  app.get<{ Params: { releaseId: string; file: string } }>(
    '/techpacks/archive/:releaseId/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      if (!isReleaseLinkValid(request.url, now(), config.sessionSecret))
        return sendRefusal(reply, 'uploadUrlInvalid')
      const { releaseId, file } = request.params
      const [release] = await database.read
        .select({ state: techpackReleases.state, progress: techpackReleases.progress })
        .from(techpackReleases)
        .where(eq(techpackReleases.id, releaseId))
      if (!release) return sendRefusal(reply, 'techpack_not_found')
      if (release.state !== 'ready') return reply.status(202).send({ status: 'success', data: release })
      const stream = await files.open(archiveKey(releaseId))
      if (!stream) return sendRefusal(reply, 'techpack_not_found')
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${file}"`)
        .header('x-content-type-options', 'nosniff')
        .send(stream)
    },
  )
}
