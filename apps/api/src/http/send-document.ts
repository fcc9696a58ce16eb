import type { FastifyReply } from 'fastify'
import { sendBusy, sendRefusal } from '#api/http/refusal-answer.ts'
import { nextTurn } from '#api/platform/slices.ts'
import type { Holder } from '#api/platform/turns.ts'
import type { Typeset } from '#api/platform/typesetter/typeset.ts'
import { DocumentTooLong } from '#api/platform/typesetter/typeset-lane.ts'
import type { Dependencies } from '#api/services.ts'

export const waitSeconds = 5

/** A document as a PDF to keep, at the holder's turn (AC49). `name`: without its ending. */
export async function sendDocument(
  reply: FastifyReply,
  document: Typeset,
  name: string,
  holder: Holder,
  { typesetter }: Pick<Dependencies, 'typesetter'>,
): Promise<FastifyReply> {
  await nextTurn()
  const set = await typesetter.ask(document, holder).catch((error: unknown) => {
    if (error instanceof DocumentTooLong) return 'too long' as const
    throw error
  })
  if (set === 'too long') return sendRefusal(reply, 'file_too_big')
  if (!set) return sendBusy(reply, waitSeconds)
  // Who waited for the same have it one after the other.
  await nextTurn()
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${name}.pdf"`)
    .header('x-content-type-options', 'nosniff')
    .send(set.pdf)
}
