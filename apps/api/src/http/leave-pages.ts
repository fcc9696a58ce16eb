import { collectionCalls } from '@teamloom/contract/collection.ts'
import { newsletterCalls } from '@teamloom/contract/newsletter.ts'
import type { FastifyInstance } from 'fastify'
import type { Services } from '#api/services.ts'

/** Where people leave a list: what mails name beside it is for programs, which post to it. */
const pages = [
  [newsletterCalls.unsubscribe.path, '/newsletter/unsubscribe'],
  [collectionCalls.stopReminders.path, '/sizes/stop'],
] as const

/** A mail program that opens the one-click address leads to the page with the button. */
export function registerLeavePages(app: FastifyInstance, { config }: Pick<Services, 'config'>): void {
  for (const [path, page] of pages)
    app.get(path, { schema: { hide: true } }, (request, reply) => {
      const [secret = ''] = Object.values(request.params as Record<string, string>)
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${config.publicUrl}${page}/${encodeURIComponent(secret)}`, 303)
    })
}
