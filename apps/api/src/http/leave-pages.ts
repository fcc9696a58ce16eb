import { collectionFiles } from '@teamloom/contract/collection-files.ts'
import { commentFiles } from '@teamloom/contract/comments.ts'
import { newsletterFiles } from '@teamloom/contract/newsletter.ts'
import type { FastifyReply } from 'fastify'
import { answers, type OpenRawHandlers } from '#api/http/raw-handler.ts'

/** A mail program that opens the one-click address leads to the page with the button: programs post to it. */
export const leavePages: OpenRawHandlers = ({ config }) => {
  const leadTo = (reply: FastifyReply, page: string, secret: string) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(`${config.publicUrl}${page}/${encodeURIComponent(secret)}`, 303)
  return [
    answers(newsletterFiles.leavePage, ({ params }, _, reply) =>
      leadTo(reply, '/newsletter/unsubscribe', params.token),
    ),
    answers(commentFiles.stopPage, ({ params }, _, reply) => leadTo(reply, '/comments/stop', params.secret)),
    answers(collectionFiles.stopPage, ({ params }, _, reply) => leadTo(reply, '/sizes/stop', params.secret)),
  ]
}
