import { papers } from '@teamloom/commerce/collection/label-sheets.ts'
import { orderNotes, unanswered } from '@teamloom/commerce/collection/order-notes.ts'
import { packOrder } from '@teamloom/commerce/collection/pack-order.ts'
import { type PackedEntry, packingSorts } from '@teamloom/commerce/collection/packing.ts'
import type { AnswerEntry } from '@teamloom/contract/collection-shape.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { namedEntry, readFileCaller } from '#api/collection/file-caller.ts'
import { printOf } from '#api/collection/prints/print-files.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import { sendDocument } from '#api/http/send-document.ts'
import { nextTurn } from '#api/platform/slices.ts'
import type { Dependencies } from '#api/services.ts'

const querySchema = z.object({
  paper: z.enum(papers).catch('letter'),
  /** The first label of the first sheet that is there. */
  from: z.coerce.number().int().min(1).max(30).catch(1),
  sort: z.enum(packingSorts).catch('lastName'),
  /** Of the packing list: its labels follow, in the same file. */
  with: z.literal('labels').optional().catch(undefined),
})

/** What is set in one go; nobody hands out more at a time. */
const mostPieces = 20_000

/** The packing list and its labels, for members of the team. */
export function registerPrintRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  for (const name of ['packing', 'labels'] as const) {
    app.get<{ Params: { projectId: string }; Querystring: unknown }>(
      `/projects/collection/:projectId/${name}.pdf`,
      { schema: { hide: true } },
      async (request, reply) => {
        const read = await readFileCaller(request, dependencies)
        if (!read.ok) return sendRefusal(reply, read.code)
        const { row, answers, ordered, designs, caller } = read
        const { paper, from, sort, with: more } = querySchema.parse(request.query)
        const { packed, spare, beyond } = packOrder(answers.toReversed(), ordered)
        const entryOf = (each: AnswerEntry): PackedEntry => ({
          email: each.email,
          firstName: each.first_name,
          lastName: each.last_name,
          ...namedEntry(each, designs, caller.language),
          quantity: each.quantity,
        })
        const nobody = { email: '', firstName: '', lastName: unanswered[caller.language] }
        const entries = [
          ...packed.map(entryOf),
          ...spare.map(each => ({
            ...nobody,
            ...namedEntry(each, designs, caller.language),
            quantity: each.quantity,
          })),
        ]
        if (entries.reduce((sum, { quantity }) => sum + quantity, 0) > mostPieces)
          return sendRefusal(reply, 'file_too_big')
        const about = {
          title: row.name,
          teamName: row.teamName,
          language: caller.language,
          paper,
          from,
          sort,
          notes: orderNotes(
            { isOrdered: ordered.size > 0, spare, beyond: beyond.map(entryOf) },
            caller.language,
          ),
          now: dependencies.now(),
          timeZone: row.timeZone,
        }
        const parts =
          name === 'labels' ? (['labels'] as const) : (['packing', ...(more ? [more] : [])] as const)
        // What is read, what is sorted and what is handed over each have a turn of the loop.
        await nextTurn()
        const holder = { team: row.teamId, account: caller.id }
        return sendDocument(reply, printOf(parts, entries, about), name, holder, dependencies)
      },
    )
  }
}
