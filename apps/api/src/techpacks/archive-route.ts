import { archiveCall } from '@teamloom/contract/techpacks.ts'
import { eq } from 'drizzle-orm'
import { techpackReleases } from '#api/db/tables.ts'
import { answers, type OpenRawHandlers } from '#api/http/raw-handler.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import { archiveKey } from '#api/techpacks/pack-release.ts'
import { releaseLinkEnd, releaseLinkSeconds } from '#api/techpacks/release-link.ts'

/** TP19: a release's archive at the signed address that `generate/pdf` answers: 202 until it is there. */
export const archiveFiles: OpenRawHandlers = ({ database, files, config, now }) => [
  answers(archiveCall, async ({ params: { releaseId, file } }, request, reply) => {
    const end = releaseLinkEnd(request.url, config.sessionSecret)
    if (end === undefined) return sendRefusal(reply, 'uploadUrlInvalid')
    const [release] = await database.read
      .select({
        state: techpackReleases.state,
        progress: techpackReleases.progress,
        changedAt: techpackReleases.changedAt,
      })
      .from(techpackReleases)
      .where(eq(techpackReleases.id, releaseId))
    const isOver = (from: number) => from < now().getTime()
    if (!release) return sendRefusal(reply, isOver(end) ? 'uploadUrlInvalid' : 'techpack_not_found')
    const { changedAt, ...told } = release
    // Its time begins when there is something to fetch; what is being made tells so every few seconds.
    if (isOver(end) && isOver(changedAt.getTime() + releaseLinkSeconds * 1000))
      return sendRefusal(reply, 'uploadUrlInvalid')
    if (release.state !== 'ready') return reply.status(202).send({ status: 'success', data: told })
    const stream = await files.open(archiveKey(releaseId))
    if (!stream) return sendRefusal(reply, 'techpack_not_found')
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${file}"`)
      .header('x-content-type-options', 'nosniff')
      .send(stream)
  }),
]
