import { Readable } from 'node:stream'
import { collectionFiles } from '@teamloom/contract/collection.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { namedEntry, type Read, readFileOf } from '#api/collection/read-file-of.ts'
import { answers, type OpenRawHandlers } from '#api/http/raw-handler.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import { clockCells, csvLines } from '#api/platform/csv.ts'
import { textInSlices } from '#api/platform/slices.ts'

const headings = {
  en: ['Email', 'First name', 'Last name', 'Design', 'Size', 'Quantity', 'Sent', 'Note', 'Product'],
  fr: ['Courriel', 'Prénom', 'Nom', 'Design', 'Taille', 'Quantité', 'Envoyé', 'Note', 'Produit'],
} as const

/** The answers as a file for spreadsheets, for members of the team. */
export const answerFiles: OpenRawHandlers = dependencies => [
  answers(
    collectionFiles.answers,
    async ({ params }, { caller }, reply) => {
      const read = await readFileOf(params.projectId, caller, dependencies)
      if (!read.ok) return sendRefusal(reply, read.code)
      const { language } = read.caller
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="answers.csv"')
        .header('x-content-type-options', 'nosniff')
        .send(Readable.from(textInSlices(csvLines(linesOf(read, language), language))))
    },
    { isReading: true },
  ),
]

/** Made as they are written: a collection has tens of thousands. */
function* linesOf(
  { answers, designs, row }: Pick<Extract<Read, { ok: true }>, 'answers' | 'designs' | 'row'>,
  language: Locale,
): Generator<readonly (string | number)[]> {
  const clockOf = clockCells(row.timeZone)
  yield headings[language]
  for (const each of answers) {
    const { design, product, size } = namedEntry(each, designs, language)
    const { email, first_name, last_name, quantity, created_at, note } = each
    const sent = clockOf(new Date(created_at))
    yield [email, first_name, last_name, design, size, quantity, sent, note ?? '', product]
  }
}
