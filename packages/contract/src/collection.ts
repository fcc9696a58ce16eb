import { emailSchema } from '@teamloom/commerce/addresses/email-schema.ts'
import { papers } from '@teamloom/commerce/collection/label-sheets.ts'
import { mostPieces } from '@teamloom/commerce/collection/merge-selection.ts'
import { packingSorts } from '@teamloom/commerce/collection/packing.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import {
  answerEntrySchema,
  collectionSchema,
  collectSizeInfoSchema,
  numbersSchema,
  ownAnswerSchema,
} from './collection-shape.ts'
import { defineFileCall, definePageCall } from './raw-call.ts'
import { emptySchema, lineSchema, localeSchema, nameSchema, textSchema } from './words.ts'

const tokenSchema = z.string().min(1).max(200)

export const mostMessage = 280

/** `America/Toronto`: one that the machine knows. */
const timeZoneSchema = z.string().max(60).refine(isTimeZone, 'is no time zone')

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

export const detailsSchema = z.object({ firstName: nameSchema, lastName: nameSchema, email: emailSchema })

/** What the design's slots show, by their ids; an empty text is none. */
const wordsSchema = z.record(idSchema, lineSchema(0, 200))

export const pickedSchema = z.object({
  /** A design's. */
  id: idSchema,
  size: z.string().min(1).max(20),
  quantity: z.int().min(1).max(mostPieces),
  words: wordsSchema.optional(),
})

const wordRefusals = ['too_long', 'word_required', 'missingLetter', 'number_taken'] as const

export const selectionSchema = z.array(pickedSchema).min(1).max(200)

/** Of who has sent several times what counts may be more of a size than one sending holds. */
const ownSelectionSchema = z
  .array(pickedSchema.extend({ quantity: z.int().min(1).max(10_000) }))
  .min(1)
  .max(200)

/** One address of mail, or none where the organiser adds somebody who has none. */
const byHandSchema = z.object({
  firstName: nameSchema,
  lastName: lineSchema(0, 200).default(''),
  email: z.union([z.literal(''), emailSchema]).default(''),
})

const noteSchema = lineSchema(0, 500)

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

const secretParams = z.object({ secret: tokenSchema })
const projectBody = z.object({ projectId: idSchema })
const noCollection = ['project_not_found'] as const
const picture = z.object({
  /** The asset's. */
  uuid: z.nullable(idSchema),
  assetVersionId: z.nullable(idSchema),
  projectId: idSchema,
})

export const collectionCalls = {
  info: defineCall({
    name: 'projects.collectSizeInfo',
    method: 'GET',
    path: '/projects/collectSizeInfo',
    access: 'public',
    summary: 'What the public page of a collection shows; no designs once it is closed',
    query: z.object({ token: tokenSchema }),
    data: collectSizeInfoSchema,
    refusals: ['not_found'],
  }),
  numbers: defineCall({
    name: 'projects.collectionNumbers',
    method: 'GET',
    path: '/projects/collection/numbers',
    access: 'public',
    summary:
      'Which numbers of a design on the page are free, never whose the others are. `slotId`: of which slot, usually its first number',
    query: z.object({ token: tokenSchema, designId: idSchema, slotId: z.optional(idSchema) }),
    data: z.object({
      free: z.array(z.string()),
      reserved: z.array(z.string()),
      taken: z.array(z.string()),
    }),
    refusals: ['not_found', 'unknownDecoration'],
  }),
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
  stopReminders: defineCall({
    name: 'projects.stopReminders',
    method: 'POST',
    path: '/projects/collection/stop/:secret',
    access: 'public',
    summary: 'No more reminders of this collection, by the link in one',
    params: secretParams,
    data: emptySchema,
    refusals: [],
  }),
  leaveRoster: defineCall({
    name: 'projects.leaveRoster',
    method: 'DELETE',
    path: '/projects/collection/stop/:secret',
    access: 'public',
    summary: 'Take oneself off the roster of this collection, by the link in a reminder',
    params: secretParams,
    data: emptySchema,
    refusals: [],
  }),
  renewToken: defineCall({
    name: 'projects.renewToken',
    method: 'POST',
    path: '/projects/collection/token',
    access: 'session',
    changes: { project: 'projectId' },
    summary: 'A new address for a collection; the old one is withdrawn',
    body: projectBody,
    data: z.object({ token: z.string() }),
    refusals: noCollection,
  }),
  read: defineCall({
    name: 'projects.collection',
    method: 'GET',
    path: '/projects/collection/:projectId',
    access: 'session',
    summary: 'A collection as its organiser sees it',
    params: projectBody,
    data: collectionSchema,
    refusals: noCollection,
  }),
  change: defineCall({
    name: 'projects.changeCollection',
    method: 'PUT',
    path: '/projects/collection',
    access: 'session',
    changes: { project: 'projectId' },
    summary: 'Set how a collection is; what is not named stays',
    body: projectBody.extend({
      closesAt: z.iso.datetime({ offset: true }).nullish(),
      timeZone: timeZoneSchema.optional(),
      isOpen: z.boolean().optional(),
      message: textSchema(mostMessage).nullish(),
      language: localeSchema.optional(),
      showAnswered: z.boolean().optional(),
      numbers: numbersSchema.refine(({ from, to }) => from <= to, 'ends before it begins').optional(),
    }),
    maxBodyBytes: 65_536,
    data: emptySchema,
    refusals: noCollection,
  }),
  erase: defineCall({
    name: 'projects.eraseCollection',
    method: 'DELETE',
    path: '/projects/collection/:projectId',
    access: 'session',
    changes: { project: 'projectId' },
    summary: 'Remove all answers and the roster of a collection at once',
    params: projectBody,
    data: emptySchema,
    refusals: noCollection,
  }),
  addToRoster: defineCall({
    name: 'projects.addToRoster',
    method: 'POST',
    path: '/projects/collection/roster',
    access: 'session',
    changes: { project: 'projectId' },
    summary: 'Put people on the roster; who is there already is named anew, not doubled',
    body: projectBody.extend({
      people: z
        .array(
          z.object({
            firstName: lineSchema(0, 200),
            lastName: lineSchema(0, 200),
            email: emailSchema,
            /** On their jersey, as it was typed: `07`. */
            number: lineSchema(0, 20).optional(),
            language: localeSchema.optional(),
          }),
        )
        .min(1)
        .max(3000),
    }),
    maxBodyBytes: 786_432,
    data: z.object({ added: z.int(), known: z.int() }),
    refusals: ['project_not_found', 'conflict'],
  }),
  removeFromRoster: defineCall({
    name: 'projects.removeFromRoster',
    method: 'DELETE',
    path: '/projects/collection/roster/:id',
    access: 'session',
    changes: { rosterPerson: 'id' },
    summary: 'Take a person off the roster; their answer stays',
    params: z.object({ id: idSchema }),
    data: emptySchema,
    refusals: ['not_found'],
  }),
  remind: defineCall({
    name: 'projects.remind',
    method: 'POST',
    path: '/projects/collection/remind',
    access: 'session',
    changes: { project: 'projectId' },
    summary:
      'Mail those of the roster who have not answered; answers how many are mailed, one after the other',
    body: projectBody.extend({ ids: z.array(idSchema).max(3000).optional() }),
    maxBodyBytes: 131_072,
    data: z.object({ reminded: z.int() }),
    refusals: ['project_not_found', 'email_not_verified', 'collectionClosed', 'too_many_requests'],
  }),
  addEntry: defineCall({
    name: 'projects.addEntry',
    method: 'POST',
    path: '/projects/collection/entry',
    access: 'session',
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
  setCover: defineCall({
    name: 'projects.setCover',
    method: 'PUT',
    path: '/projects/coverPhoto',
    access: 'session',
    changes: { project: 'projectId' },
    summary: 'Set the cover of a collection’s page; null takes it away',
    body: picture,
    data: emptySchema,
    refusals: ['project_not_found', 'assetDoesntExist'],
  }),
  setIcon: defineCall({
    name: 'projects.setIcon',
    method: 'PUT',
    path: '/projects/icon',
    access: 'session',
    changes: { project: 'projectId' },
    summary: 'Set the logo of a collection’s page; null takes it away',
    body: picture,
    data: emptySchema,
    refusals: ['project_not_found', 'assetDoesntExist'],
  }),
} as const

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

/** Of a collection, for members of its team. */
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
  stopPage: definePageCall({
    name: 'projects.stopPage',
    method: 'GET',
    path: collectionCalls.stopReminders.path,
    access: 'public',
    summary: 'Leads to the page where one stops reminders: mail programs post to this address',
    params: secretParams,
    refusals: [],
  }),
} as const
