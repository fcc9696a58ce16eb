import { and, asc, isNotNull, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { newsletterSubscribers } from '#api/db/tables.ts'
import { readCaller } from '#api/http/caller.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import { clockCells, writeCsv } from '#api/platform/csv.ts'
import type { Dependencies } from '#api/services.ts'

const headings = {
  en: ['Email', 'Language', 'Confirmed'],
  fr: ['Courriel', 'Langue', 'Confirmé'],
} as const

/** The confirmed addresses as a file for spreadsheets and mailers, for admins. */
export function registerSubscribersRoute(app: FastifyInstance, dependencies: Dependencies): void {
  app.get('/newsletter/subscribers.csv', { schema: { hide: true } }, async (request, reply) => {
    const recognised = await readCaller(request, 'admin', dependencies)
    if (!recognised.ok) return sendRefusal(reply, recognised.code)
    const locale = recognised.caller.kind === 'person' ? recognised.caller.language : 'en'
    const clockOf = clockCells('America/Toronto')
    const rows = await dependencies.database.read
      .select()
      .from(newsletterSubscribers)
      .where(and(isNotNull(newsletterSubscribers.confirmedAt), isNull(newsletterSubscribers.leftAt)))
      .orderBy(asc(newsletterSubscribers.email))
    const lines = rows.map(({ email, language, confirmedAt }) => [
      email,
      language,
      confirmedAt ? clockOf(confirmedAt) : '',
    ])
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="newsletter.csv"')
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .send(writeCsv([headings[locale], ...lines], locale))
  })
}
