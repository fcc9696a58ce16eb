import { sides } from '@teamloom/bakes/side.ts'
import { personalKinds } from '@teamloom/catalog/decorations/per-piece.ts'
import { mostLines } from '@teamloom/commerce/lines/line.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { labelSchema } from '@teamloom/design/label-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { secretParams } from './collection-words.ts'
import { defineFileCall } from './raw-call.ts'
import { timeSchema } from './words.ts'

/** How many pieces of people there are, how many were looked at, and how many are otherwise than when they were. */
export const tickCountsSchema = z.object({ lines: z.int(), ticked: z.int(), changed: z.int() })

const lineIdSchema = z.string().min(1).max(36)

const changeSchema = z.discriminatedUnion('what', [
  z.object({ what: z.literal('design') }),
  z.object({ what: z.literal('size'), old: labelSchema, new: labelSchema }),
  z.object({
    what: z.literal('words'),
    /** Null: the design shows them no more. */
    kind: z.enum(personalKinds).nullable(),
    old: z.string(),
    new: z.string(),
  }),
])

/** A piece of a person's as it would be made now, and whether somebody has looked at it as it is. */
const pieceSchema = z.object({
  lineId: lineIdSchema,
  /** Whose it is: a name, else an address, else what it says. */
  who: z.string(),
  size: labelSchema,
  qty: z.int(),
  /** In the order of the design's slots; none of those that stay empty. */
  words: z.array(z.object({ kind: z.enum(personalKinds), text: z.string() })),
  /** What stands for all that a tick holds: design, place, words and size. */
  hash: z.string(),
  state: z.enum(['open', 'ticked', 'changed']),
  /** The last tick, whether it holds or not; `customer`: whose request it is. */
  tick: z.object({ by: z.enum(['customer', 'person']), at: timeSchema }).nullable(),
  /** What is otherwise since; empty unless `changed`. */
  changes: z.array(changeSchema),
})

export type ProofPiece = z.output<typeof pieceSchema>

const pieceSheetSchema = z.object({
  itemId: idSchema,
  /** The request’s revision, which pictures are of. */
  revision: z.int(),
  /** The sides with words, first the back. */
  sides: z.array(z.enum(sides)),
  pieces: z.array(pieceSchema),
})

export type PieceSheet = z.output<typeof pieceSheetSchema>

const ownPieceSchema = pieceSchema.omit({ who: true }).extend({
  itemId: idSchema,
  designName: z.string().nullable(),
  sides: z.array(z.enum(sides)),
})

const ownPiecesSchema = z.object({
  /** Whom to ask, who ordered; null where there is no piece. */
  orderedBy: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  pieces: z.array(ownPieceSchema),
})

export type OwnPieces = z.output<typeof ownPiecesSchema>

const ticked = {
  /** False takes the tick back. */
  ticked: z.boolean(),
}
const seenSchema = z.object({ lineId: lineIdSchema, hash: z.string().length(22) })

/** NN19: calls about the pieces of a request of which a proof was sent. */
export const pieceCalls = {
  sheet: defineCall({
    name: 'proofs.pieces',
    method: 'GET',
    path: '/preorders/proof/:preorderId/pieces/:designId',
    access: 'session',
    summary:
      'Every piece of a person’s of a design of one’s own request, as it is by now, and whether somebody has looked at it; of any request, for staff',
    params: z.object({ preorderId: idSchema, designId: idSchema }),
    data: pieceSheetSchema,
    refusals: ['preorder_not_found', 'proof_not_found', 'designIdDoesntExist'],
  }),
  tick: defineCall({
    name: 'proofs.tick',
    method: 'POST',
    path: '/preorders/proof/pieces',
    access: 'session',
    needsAddress: true,
    summary:
      'Say that one has looked at pieces of one’s own request, or take it back; all that are named, or none where one is otherwise by now. Answers those that were named',
    body: z.object({
      preorderId: idSchema,
      designId: idSchema,
      ...ticked,
      pieces: z.array(seenSchema).min(1).max(mostLines),
    }),
    maxBodyBytes: 393_216,
    data: z.object({ pieces: z.array(pieceSchema) }),
    refusals: ['preorder_not_found', 'proof_not_found', 'designIdDoesntExist', 'proof_outdated', 'not_found'],
  }),
  own: defineCall({
    name: 'projects.ownPieces',
    method: 'GET',
    path: '/projects/collection/answer/:secret/pieces',
    access: 'public',
    summary:
      'By the private link to one’s answer: the pieces that are to be made of it, once a proof of them was sent',
    params: secretParams,
    data: ownPiecesSchema,
    refusals: ['not_found'],
  }),
  tickOwn: defineCall({
    name: 'projects.tickPiece',
    method: 'POST',
    path: '/projects/collection/answer/:secret/pieces',
    access: 'public',
    summary: 'By the private link: say that one’s own piece is right as it is, or take it back',
    params: secretParams,
    body: z.object({ itemId: idSchema, ...seenSchema.shape, ...ticked }),
    data: ownPiecesSchema,
    refusals: ['not_found', 'proof_outdated'],
  }),
} as const

export const pieceFiles = {
  ownPicture: defineFileCall({
    name: 'projects.ownPiecePicture',
    method: 'GET',
    path: '/projects/collection/answer/:secret/pieces/:itemId/:lineId/picture',
    access: 'public',
    summary:
      'By the private link: one’s own piece as it is to be made, a side of the garment, 600 pixels across',
    params: secretParams.extend({ itemId: idSchema, lineId: lineIdSchema }),
    query: z.object({ side: z.enum(sides).default('back') }),
    media: ['image/webp'],
    refusals: ['not_found', 'InvalidPartsToBuild', 'too_many_requests', 'unavailable'],
  }),
} as const
