import { and, asc, isNotNull, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import Papa from 'papaparse'
import { newsletterSubscribers } from '#api/db/tables.ts'
import { readCaller } from '#api/http/caller.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import type { Dependencies } from '#api/services.ts'

/** By which spreadsheets know that it is UTF-8. */
const byteOrderMark = '\uFEFF'

/** The confirmed addresses as a file for spreadsheets and mailers, for admins. */
export function registerSubscribersRoute(app: FastifyInstance, dependencies: Dependencies): void {
  app.get('/newsletter/subscribers.csv', { schema: { hide: true } }, async (request, reply) => {
    const recognised = await readCaller(request, 'admin', dependencies)
    if (!recognised.ok) return sendRefusal(reply, recognised.code)
    const rows = await dependencies.database.read
      .select()
      .from(newsletterSubscribers)
      .where(and(isNotNull(newsletterSubscribers.confirmedAt), isNull(newsletterSubscribers.leftAt)))
      .orderBy(asc(newsletterSubscribers.email))
    const lines = rows.map(({ email, language, confirmedAt }) => [
      email,
      language,
      confirmedAt?.toISOString() ?? '',
    ])
    // SC20: cells that would be formulas get an apostrophe.
    const csv = Papa.unparse([['email', 'language', 'confirmed'], ...lines], { escapeFormulae: true })
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="newsletter.csv"')
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .send(byteOrderMark + csv)
  })
}
