import type { Side } from '@teamloom/bakes/side.ts'
import type { Line } from '@teamloom/commerce/lines/line.ts'
import type { PersonsPiece } from '@teamloom/design/dress-person.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OpenedDesign } from '#api/designs/load-design.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import { type PictureHouse, type SmallWidth, sendPersonsPicture } from '#api/pictures/send-persons-picture.ts'

type Asked = {
  readonly opened: Pick<OpenedDesign, 'document' | 'product'>
  readonly lines: readonly Line[]
  readonly lineId: string
  readonly side: Side
  readonly width?: SmallWidth | undefined
  /** Whose turn it is. */
  readonly callerId: string
}

/** The pixels across that a call names. */
export const widthOf = (w: '300' | '600'): SmallWidth => (w === '300' ? 300 : 600)

/** What a line of a list is for its person. */
export async function sendLinePicture(
  house: PictureHouse,
  { opened, lines, lineId, side, width, callerId }: Asked,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const line = lines.find(({ id }) => id === lineId)
  if (!line) return sendRefusal(reply, 'not_found')
  const holder = { team: callerId, account: callerId }
  const asked = { opened, person: pieceOf(line), people: lines.map(pieceOf), side, width, holder }
  return sendPersonsPicture(house, asked, request, reply)
}

function pieceOf({ size, words = {} }: Line): PersonsPiece {
  return { size, words }
}
