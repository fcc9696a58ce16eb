import { staffFiles } from '@teamloom/contract/staff.ts'
import { answers, type OpenRawHandlers } from '#api/http/raw-handler.ts'
import { clockCells, writeCsv } from '#api/platform/csv.ts'
import { loadAudit } from '#api/staff/list-audit.ts'

const headings = {
  en: ['When', 'Who', 'What', 'Whose account', 'Their email', 'About', 'From'],
  fr: ['Quand', 'Qui', 'Quoi', 'Compte de', 'Son courriel', 'À propos de', 'Depuis'],
} as const

const mostRows = 10_000

/** AC63: what the filter leaves, newest first. */
export const auditFiles: OpenRawHandlers = dependencies => [
  answers(staffFiles.audit, async ({ query }, { caller }, reply) => {
    const locale = caller.kind === 'person' ? caller.language : 'en'
    const clockOf = clockCells('America/Toronto')
    const entries = await loadAudit(dependencies.database.read, query, mostRows)
    const lines = entries.map(({ at, actor, kind, subject, facts, address }) => [
      clockOf(new Date(at)),
      actor?.name ?? '',
      kind,
      subject?.name ?? '',
      subject?.email ?? '',
      Object.entries(facts)
        .map(([name, value]) => `${name}: ${[value].flat().join(', ')}`)
        .join('; '),
      address ?? '',
    ])
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="activity.csv"')
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .send(writeCsv([headings[locale], ...lines], locale))
  }),
]
