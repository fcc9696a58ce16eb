import { emailSchema } from '@teamloom/commerce/addresses/email-schema.ts'
import { mostPieces } from '@teamloom/commerce/collection/merge-selection.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { ownAnswerSchema } from './collection-shape.ts'
import { secretParams, tokenSchema, wordRefusals, wordsSchema } from './collection-words.ts'
import { emptySchema, localeSchema, nameSchema } from './words.ts'

const detailsSchema = z.object({ firstName: nameSchema, lastName: nameSchema, email: emailSchema })

const pickedSchema = z.object({
  /** A design's. */
  id: idSchema,
  size: z.string().min(1).max(20),
  quantity: z.int().min(1).max(mostPieces),
  words: wordsSchema.optional(),
})

const selectionSchema = z.array(pickedSchema).min(1).max(200)

/** Whoever has sent several times may have more of a size that counts than one sending holds. */
const ownSelectionSchema = z
  .array(pickedSchema.extend({ quantity: z.int().min(1).max(10_000) }))
  .min(1)
  .max(200)

export const collectSize = defineCall({
  name: 'designs.collectSize',
  method: 'POST',
  path: '/designs/collectSize',
  access: 'public',
  summary:
    'Send one’s sizes to a collection; answers the number of pieces. All of the selection is kept, or nothing',
  body: z.object({
    details: detailsSchema,
    selection: selectionSchema,
    token: tokenSchema.optional(),
    /** In which the confirmation is written; absent: the collection's. */
    language: localeSchema.optional(),
    /** Asks for a secret that opens what is sent here, and nothing else of that address. */
    change: z.boolean().optional(),
    /** Hidden from people: what fills it is no person, and nothing is kept. */
    website: z.string().max(2000).optional(),
  }),
  maxBodyBytes: 32_768,
  data: z.object({
    collected: z.int(),
    /** When it was asked for, of one collection: as `secret` of one’s own answer. */
    change: z.string().optional(),
  }),
  refusals: [
    'not_found',
    'collectionClosed',
    'collectionFull',
    'unknownSize',
    'conflict',
    'too_many_requests',
    'tooManySizes',
    'validation_failed',
    ...wordRefusals,
  ],
  idempotent: true,
})

/** What people send of themselves, and change, without an account. */
export const answerCalls = {
  collectSize,
  collectSizeFromCart: defineCall({ ...collectSize, name: 'cart.collectSize', path: '/cart/collectSize' }),
  ownAnswer: defineCall({
    name: 'projects.ownAnswer',
    method: 'GET',
    path: '/projects/collection/answer/:secret',
    access: 'public',
    summary: 'One’s own answer, by the private link that was mailed; what was just sent, by its own',
    params: secretParams,
    data: ownAnswerSchema,
    refusals: ['not_found'],
  }),
  changeAnswer: defineCall({
    name: 'projects.changeAnswer',
    method: 'PUT',
    path: '/projects/collection/answer/:secret',
    access: 'public',
    summary:
      'Put another selection in place of one’s own, until the collection closes; of each size up to 25, or what one has already. Lines without `words` keep those that they have',
    params: secretParams,
    body: z.object({
      details: detailsSchema.pick({ firstName: true, lastName: true }).optional(),
      selection: ownSelectionSchema,
    }),
    maxBodyBytes: 32_768,
    data: ownAnswerSchema,
    refusals: [
      'not_found',
      'collectionClosed',
      'collectionFull',
      'unknownSize',
      'validation_failed',
      'conflict',
      'tooManySizes',
      ...wordRefusals,
    ],
  }),
  withdrawAnswer: defineCall({
    name: 'projects.withdrawAnswer',
    method: 'DELETE',
    path: '/projects/collection/answer/:secret',
    access: 'public',
    summary:
      'Withdraw one’s own answer, with all that was said of oneself; with `roster`, also what the organiser said of who is expected',
    params: secretParams,
    query: z.object({ roster: z.literal('true').optional() }),
    data: emptySchema,
    refusals: ['not_found'],
  }),
} as const
