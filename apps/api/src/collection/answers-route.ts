import { Readable } from 'node:stream'
import { type PersonalKind, personalKinds } from '@teamloom/catalog/decorations/per-piece.ts'
import { collectionFiles } from '@teamloom/contract/collection-files.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { namedEntry, type Read, readFileOf, wordsText } from '#api/collection/read-file-of.ts'
import { answers, type OpenRawHandlers } from '#api/http/raw-handler.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import { clockCells, csvLines } from '#api/platform/csv.ts'
import { textInSlices } from '#api/platform/slices.ts'

const headings = {
  en: ['Email', 'First name', 'Last name', 'Design', 'Size', 'Quantity', 'Sent', 'Note', 'Product'],
  fr: ['Courriel', 'Prénom', 'Nom', 'Design', 'Taille', 'Quantité', 'Envoyé', 'Note', 'Produit'],
} as const

/** Where somebody gave words, one column for each kind of them, behind the rest. */
const wordHeadings = {
  en: { name: 'Name on it', number: 'Number on it', line: 'Words on it' },
  fr: { name: 'Nom inscrit', number: 'Numéro inscrit', line: 'Texte inscrit' },
} as const satisfies Record<Locale, Record<PersonalKind, string>>

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
  {
    answers,
    designs,
    slotsOf,
    row,
  }: Pick<Extract<Read, { ok: true }>, 'answers' | 'designs' | 'slotsOf' | 'row'>,
  language: Locale,
): Generator<readonly (string | number)[]> {
  const clockOf = clockCells(row.timeZone)
  const asked = new Set(answers.flatMap(({ design_id }) => slotsOf(design_id).map(({ kind }) => kind)))
  const kinds = personalKinds.filter(kind => asked.has(kind))
  yield [...headings[language], ...kinds.map(kind => wordHeadings[language][kind])]
  for (const each of answers) {
    const { design, product, size } = namedEntry(each, designs, language)
    const { email, first_name, last_name, quantity, created_at, note } = each
    const sent = clockOf(new Date(created_at))
    const words = kinds.map(kind => wordsText(each.words, slotsOf(each.design_id), kind))
    yield [email, first_name, last_name, design, size, quantity, sent, note ?? '', product, ...words]
  }
}
