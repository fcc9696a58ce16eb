import { ownDataCall } from '@teamloom/contract/user.ts'
import { ownDataFile, readOwnDataKey } from '#api/accounts/own-data-link.ts'
import { answers, type OpenRawHandlers } from '#api/http/raw-handler.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'

/** OD1: what was gathered of whoever opens the link that was mailed to them. */
export const ownDataFiles: OpenRawHandlers = ({ files, now, config }) => [
  answers(ownDataCall, async ({ query }, { caller }, reply) => {
    if (caller.kind !== 'person') return sendRefusal(reply, 'unauthorized')
    const until = readOwnDataKey(String(query.key), caller.id, now(), config.sessionSecret)
    const file = until === undefined ? undefined : await files.open(ownDataFile(caller.id, until))
    if (!file) return sendRefusal(reply, 'not_found')
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="my-data.zip"')
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .send(file)
  }),
]
