import { pieceFiles } from '@teamloom/contract/pieces.ts'
import { eq } from 'drizzle-orm'
import { sendLinePicture } from '#api/cart/send-line-picture.ts'
import { findPerson } from '#api/collection/find-person.ts'
import { designs } from '#api/db/tables.ts'
import { openDesign } from '#api/designs/load-design.ts'
import { addressOf } from '#api/http/caller-address.ts'
import { answers, type OpenRawHandlers } from '#api/http/raw-handler.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import { findOwnLine } from '#api/requests/proofs/own-pieces.ts'

/** NN19: pictures of the pieces that are made of one’s own answer, for whoever has its private link. */
export const ownPiecePictures: OpenRawHandlers = dependencies => [
  answers(pieceFiles.ownPicture, async ({ params, query: { side } }, request, reply) => {
    const tx = dependencies.database.read
    const found = await findPerson(tx, params.secret, dependencies.config, false)
    const own = found && (await findOwnLine(tx, found, params))
    if (!own) return sendRefusal(reply, 'not_found')
    const { item } = own.book
    const [design] = await tx.select().from(designs).where(eq(designs.id, item.designId))
    const opened = design && openDesign(design)
    if (!opened) return sendRefusal(reply, 'InvalidPartsToBuild')
    const asked = { opened, lines: item.lines, lineId: own.line.id, side, callerId: addressOf(request) }
    return sendLinePicture(dependencies, asked, request, reply)
  }),
]
