import { sides } from '@teamloom/bakes/side.ts'
import { papers } from '@teamloom/commerce/collection/label-sheets.ts'
import { packingSorts } from '@teamloom/commerce/collection/packing.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { mostLetters } from '@teamloom/design/word-schema.ts'
import { z } from 'zod'
import { rosterCalls } from './collection-roster.ts'
import { secretParams, tokenSchema } from './collection-words.ts'
import { defineFileCall, definePageCall } from './raw-call.ts'
import { lineSchema } from './words.ts'

const aTeamsFile = {
  method: 'GET',
  access: 'session',
  params: z.object({ projectId: z.string().max(400) }),
} as const

/** What does not fit is as if it were left out. */
const printQuery = z.object({
  paper: z.enum(papers).catch('letter'),
  /** The first label of the first sheet that is there. */
  from: z.coerce.number().int().min(1).max(30).catch(1),
  sort: z.enum(packingSorts).catch('lastName'),
})

/** By the slots' ids, as JSON. */
const wordsParam = z
  .string()
  .max(4000)
  .transform((json, context): unknown => {
    try {
      return JSON.parse(json)
    } catch {
      context.addIssue('is no JSON')
      return z.NEVER
    }
  })
  .pipe(z.record(idSchema, lineSchema(0, mostLetters)))

/** Files of a collection, for members of its team. */
export const collectionFiles = {
  answers: defineFileCall({
    ...aTeamsFile,
    name: 'projects.answersFile',
    path: '/projects/collection/:projectId/answers.csv',
    summary: 'Who answered what, as a file for spreadsheets',
    media: ['text/csv'],
    refusals: ['project_not_found'],
  }),
  packing: defineFileCall({
    ...aTeamsFile,
    name: 'projects.packingFile',
    path: '/projects/collection/:projectId/packing.pdf',
    summary:
      'Who gets what, as a list to hand things out by; its labels too, in the same file, where they are asked for',
    query: printQuery.extend({ with: z.literal('labels').optional().catch(undefined) }),
    media: ['application/pdf'],
    refusals: ['project_not_found', 'file_too_big'],
  }),
  labels: defineFileCall({
    ...aTeamsFile,
    name: 'projects.labelsFile',
    path: '/projects/collection/:projectId/labels.pdf',
    summary: 'A label for each piece, on sheets as they are sold',
    query: printQuery,
    media: ['application/pdf'],
    refusals: ['project_not_found', 'file_too_big'],
  }),
  personPicture: defineFileCall({
    method: 'GET',
    access: 'public',
    name: 'projects.personPicture',
    path: '/projects/collection/picture',
    summary:
      'A design of a collection’s page as it is for somebody of this size and these words, which are kept nowhere: a side of the garment, 600 pixels across',
    query: z.object({
      token: tokenSchema,
      designId: idSchema,
      size: lineSchema(1, 20),
      words: wordsParam,
      side: z.enum(sides).default('back'),
    }),
    media: ['image/webp'],
    refusals: ['not_found', 'unknownSize', 'missingLetter', 'too_many_requests', 'unavailable'],
  }),
  stopPage: definePageCall({
    name: 'projects.stopPage',
    method: 'GET',
    path: rosterCalls.stopReminders.path,
    access: 'public',
    summary: 'Leads to the page where one stops reminders: mail programs post to this address',
    params: secretParams,
    refusals: [],
  }),
} as const
