import { emailSchema } from '@teamloom/commerce/addresses/email-schema.ts'
import { mostPieces } from '@teamloom/commerce/collection/merge-selection.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { answerEntrySchema } from './collection-shape.ts'
import { projectBody, wordRefusals, wordsSchema } from './collection-words.ts'
import { emptySchema, lineSchema, nameSchema } from './words.ts'

/** One address of mail, or none where the organiser adds somebody who has none. */
const byHandSchema = z.object({
  firstName: nameSchema,
  lastName: lineSchema(0, 200).default(''),
  email: z.union([z.literal(''), emailSchema]).default(''),
})

const noteSchema = lineSchema(0, 500)

/** What the organiser notes for somebody. */
export const entryCalls = {
  addEntry: defineCall({
    name: 'projects.addEntry',
    method: 'POST',
    path: '/projects/collection/entry',
    access: 'session',
    needsAddress: true,
    changes: { project: 'projectId' },
    summary: 'Add an entry for somebody, by hand',
    body: projectBody.extend({
      details: byHandSchema,
      design_id: idSchema,
      size: z.string().min(1).max(20),
      quantity: z.int().min(1).max(mostPieces),
      note: noteSchema.optional(),
      words: wordsSchema.optional(),
    }),
    data: answerEntrySchema,
    refusals: [
      'project_not_found',
      'designIdDoesntExist',
      'unknownSize',
      'collectionFull',
      'conflict',
      'validation_failed',
      ...wordRefusals,
    ],
  }),
  changeEntry: defineCall({
    name: 'projects.changeEntry',
    method: 'PUT',
    path: '/projects/collection/entry',
    access: 'session',
    needsAddress: true,
    changes: { collectionEntry: 'id' },
    summary: 'Correct an entry; what is not named stays',
    body: z.object({
      id: idSchema,
      details: byHandSchema.optional(),
      design_id: z.optional(idSchema),
      size: z.string().min(1).max(20).optional(),
      quantity: z.int().min(1).max(mostPieces).optional(),
      note: noteSchema.nullish(),
      words: wordsSchema.optional(),
    }),
    data: answerEntrySchema,
    refusals: ['not_found', 'designIdDoesntExist', 'unknownSize', 'validation_failed', ...wordRefusals],
  }),
  removeEntry: defineCall({
    name: 'projects.removeEntry',
    method: 'DELETE',
    path: '/projects/collection/entry/:id',
    access: 'session',
    changes: { collectionEntry: 'id' },
    summary: 'Remove an entry',
    params: z.object({ id: idSchema }),
    data: emptySchema,
    refusals: ['not_found'],
  }),
} as const
