import { orderNotes, unanswered } from '@teamloom/commerce/collection/order-notes.ts'
import { packOrder } from '@teamloom/commerce/collection/pack-order.ts'
import type { PackedEntry } from '@teamloom/commerce/collection/packing.ts'
import type { Received } from '@teamloom/contract/call.ts'
import { collectionFiles } from '@teamloom/contract/collection-files.ts'
import type { AnswerEntry } from '@teamloom/contract/collection-shape.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { printOf } from '#api/collection/prints/print-files.ts'
import { namedEntry, readFileOf, wordsText } from '#api/collection/read-file-of.ts'
import { answers, type OpenRawHandlers } from '#api/http/raw-handler.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import { sendDocument } from '#api/http/send-document.ts'
import { inSlices, nextTurn } from '#api/platform/slices.ts'

/** What is set in one go; nobody hands out more at a time. */
const mostPieces = 20_000

type Asked = Received<typeof collectionFiles.packing>

/** The packing list and its labels, for members of the team. */
export const printFiles: OpenRawHandlers = dependencies => {
  async function send(
    name: 'packing' | 'labels',
    { params, query: { paper, from, sort, with: more } }: Asked,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const read = await readFileOf(params.projectId, request.caller, dependencies)
    if (!read.ok) return sendRefusal(reply, read.code)
    const { row, answers, ordered, designs, slotsOf, caller } = read
    const { packed, spare, beyond } = packOrder(answers.toReversed(), ordered)
    const entryOf = (each: AnswerEntry): PackedEntry => ({
      email: each.email,
      firstName: each.first_name,
      lastName: each.last_name,
      ...namedEntry(each, designs, caller.language),
      quantity: each.quantity,
      words: wordsText(each.words, slotsOf(each.design_id)),
    })
    const nobody = { email: '', firstName: '', lastName: unanswered[caller.language] }
    const entries = [
      ...(await inSlices(packed, entryOf)),
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
      notes: orderNotes({ isOrdered: ordered.size > 0, spare, beyond: beyond.map(entryOf) }, caller.language),
      now: dependencies.now(),
      timeZone: row.timeZone,
    }
    const parts = name === 'labels' ? (['labels'] as const) : (['packing', ...(more ? [more] : [])] as const)
    // What is read, what is sorted and what is handed over each have a turn of the loop.
    await nextTurn()
    const holder = { team: row.teamId, account: caller.id }
    return sendDocument(reply, printOf(parts, entries, about), name, holder, dependencies)
  }
  return [
    answers(collectionFiles.packing, (asked, request, reply) => send('packing', asked, request, reply)),
    answers(collectionFiles.labels, ({ params, query }, request, reply) =>
      send('labels', { params, query: { ...query, with: undefined } }, request, reply),
    ),
  ]
}
