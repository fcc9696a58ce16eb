import type { FastifyInstance } from 'fastify'
import { namedEntry, readFileCaller } from '#api/collection/file-caller.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import { writeCsv } from '#api/platform/csv.ts'
import type { Dependencies } from '#api/services.ts'

const headings = {
  en: ['Email', 'First name', 'Last name', 'Design', 'Size', 'Quantity', 'Sent', 'Note', 'Product'],
  fr: ['Courriel', 'Prénom', 'Nom', 'Design', 'Taille', 'Quantité', 'Envoyé', 'Note', 'Produit'],
} as const

/** The answers as a file for spreadsheets, for members of the team. */
export function registerAnswersRoute(app: FastifyInstance, dependencies: Dependencies): void {
  app.get<{ Params: { projectId: string } }>(
    '/projects/collection/:projectId/answers.csv',
    { schema: { hide: true } },
    async (request, reply) => {
      const read = await readFileCaller(request, dependencies)
      if (!read.ok) return sendRefusal(reply, read.code)
      const lines = read.answers.map(each => {
        const { design, product, size } = namedEntry(each, read.designs, read.caller.language)
        const { email, first_name, last_name, quantity, created_at, note } = each
        return [email, first_name, last_name, design, size, quantity, created_at, note ?? '', product]
      })
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="answers.csv"')
        .header('x-content-type-options', 'nosniff')
        .send(writeCsv([headings[read.caller.language], ...lines], read.caller.language))
    },
  )
}
