import { mockupFiles } from '@teamloom/contract/mockups.ts'
import { isLinkValid } from '#api/assets/signed-links.ts'
import { answers, type OpenRawHandlers } from '#api/http/raw-handler.ts'
import { sendBusy, sendRefusal } from '#api/http/refusal-answer.ts'
import { waitSeconds } from '#api/http/send-document.ts'
import { unpackAsked } from '#api/mockups/asked-mockup.ts'
import { makeMockup } from '#api/mockups/make-mockup.ts'
import { pngOf } from '#api/mockups/mockup-document.ts'

/** Mock-ups at the addresses that `POST /generator/mockup` answers: made when they are asked for, kept nowhere. */
export const mockupAnswers: OpenRawHandlers = dependencies => {
  const { config, now, typesetter } = dependencies
  return [
    answers(mockupFiles.mockup, async ({ params: { asked: packed, file }, query }, _, reply) => {
      const path = `/api/v1/generator/mockup/${packed}/${encodeURIComponent(file)}`
      const asked = isLinkValid(path, query, now(), config.sessionSecret) ? unpackAsked(packed) : undefined
      if (!asked) return sendRefusal(reply, 'uploadUrlInvalid')
      const made = await makeMockup(asked, dependencies)
      if (!made.ok) return sendRefusal(reply, made.refusal.code)
      const { document, holder } = made.value
      const set = await typesetter.ask(document, holder)
      if (!set) return sendBusy(reply, waitSeconds)
      reply
        .header('cache-control', 'private, max-age=900')
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', `attachment; filename="${file}"`)
      if (asked.format === 'pdf') return reply.type('application/pdf').send(set.pdf)
      return reply.type('image/png').send(await pngOf(set.svg ?? '', asked.width))
    }),
  ]
}
