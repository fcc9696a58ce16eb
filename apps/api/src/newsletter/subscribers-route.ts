import { newsletterFiles } from '@teamloom/contract/newsletter.ts'
import { and, asc, isNotNull, isNull } from 'drizzle-orm'
import { recordAudit } from '#api/audit/record-audit.ts'
import { newsletterSubscribers } from '#api/db/tables.ts'
import { addressOf } from '#api/http/caller-address.ts'
import { answers, type OpenRawHandlers } from '#api/http/raw-handler.ts'
import { clockCells, writeCsv } from '#api/platform/csv.ts'

const headings = {
  en: ['Email', 'Language', 'Confirmed'],
  fr: ['Courriel', 'Langue', 'Confirmé'],
} as const

/** The confirmed addresses as a file for spreadsheets and mailers, for admins. */
export const subscriberFiles: OpenRawHandlers = dependencies => [
  answers(newsletterFiles.subscribers, async (_, request, reply) => {
    const { caller } = request
    const locale = caller.kind === 'person' ? caller.language : 'en'
    if (caller.kind === 'person')
      await recordAudit(
        dependencies.database.alone,
        {
          kind: 'exported',
          actorId: caller.id,
          facts: { what: 'newsletter' },
          address: addressOf(request),
        },
        dependencies.now(),
      )
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
  }),
]
