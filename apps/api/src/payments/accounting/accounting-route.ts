import { taxDayOf } from '@teamloom/commerce/taxes/canadian-taxes.ts'
import { accountingFiles } from '@teamloom/contract/accounting.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { addressOf } from '#api/http/caller-address.ts'
import { answers, type OpenRawHandlers } from '#api/http/raw-handler.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import { loadBooks, type Period } from '#api/payments/accounting/load-books.ts'
import { writeBooks } from '#api/payments/accounting/write-books.ts'

const mostDays = 400
const dayMs = 86_400_000

/** BK1: why a period cannot be had; undefined: it can. */
function faultOf({ from, to }: Period, today: string) {
  const fault = (path: 'from' | 'to', message: string) => ({
    issues: [{ path, message }],
    facts: { field: path },
  })
  if (to >= today) return fault('to', 'is not over')
  if (from > to) return fault('from', 'is after the last day')
  if (Date.parse(to) - Date.parse(from) >= mostDays * dayMs)
    return fault('from', `is over ${mostDays} days before`)
  return undefined
}

/** BK1: what was booked in a period, as a file for accountants and their programs. */
export const accountingFile: OpenRawHandlers = ({ database, now }) => [
  answers(accountingFiles.export, async ({ query }, request, reply) => {
    const { format, ...period } = query
    const { caller } = request
    const fault = faultOf(period, taxDayOf(now()))
    if (fault) return sendRefusal(reply, 'validation_failed', fault)
    const locale = caller.kind === 'person' ? caller.language : 'en'
    const file = writeBooks(await loadBooks(database.read, period), format, locale)
    if (caller.kind === 'person') {
      const facts = { what: `books ${period.from} ${period.to} ${format}` }
      const told = { kind: 'exported', actorId: caller.id, facts, address: addressOf(request) } as const
      await recordAudit(database.alone, told, now())
    }
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="books-${period.from}-${period.to}-${format}.csv"`)
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .send(file)
  }),
]
