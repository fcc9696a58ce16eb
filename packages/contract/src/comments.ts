import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { definePageCall } from './raw-call.ts'
import { emptySchema, lineSchema, textSchema, timeSchema } from './words.ts'

/** Characters of a comment. */
export const mostCommentText = 2000
/** A design has no more threads, a thread no more answers. */
export const mostThreads = 1000
export const mostAnswers = 100
/** A page has no more threads, and fewer where they are long. */
export const threadsInPage = 50

const inches = z.number().min(0).max(200)
const pointSchema = z.object({ x: inches, y: inches })

/** A point on the picture of a side, in inches from its upper left corner; a decoration; an element; or, empty, the whole design. */
export const anchorSchema = z.union([
  pointSchema.extend({ side: z.string().min(1).max(20), decorationId: z.optional(idSchema) }),
  z.object({ decorationId: idSchema }),
  z.object({ partName: z.string().min(1).max(100), elementName: z.string().min(1).max(100) }),
  z.strictObject({}),
])

/** What is drawn on the side of its point: a line by hand, or an arrow from the first point to the last; inches. */
export const drawnMarkSchema = z.object({
  shape: z.enum(['line', 'arrow']),
  points: z.array(pointSchema).min(2).max(200),
})

export const commentStates = ['open', 'resolved'] as const

const authorSchema = z.object({
  /** Null: a visitor by a link, or somebody whose account is no more. */
  userId: z.nullable(idSchema),
  name: z.string(),
  byLink: z.boolean(),
})

const mentionSchema = z.object({
  userId: idSchema,
  /** Characters of the text, with the `@`. */
  start: z.int(),
  end: z.int(),
})

const saidSchema = z.object({
  id: idSchema,
  author: authorSchema,
  /** Empty where it was deleted and its answers stay. */
  text: z.string(),
  mentions: z.array(mentionSchema),
  /** Photos and sketches, as pictures at addresses that hold for fifteen minutes. */
  attachments: z.array(z.object({ name: z.string(), url: z.string() })),
  created_at: timeSchema,
  edited_at: timeSchema.nullable(),
})

export const threadSchema = saidSchema.extend({
  designId: idSchema,
  /** Counted within the design: what its pin says. */
  number: z.int(),
  anchor: anchorSchema,
  /** The decoration that it is about, as it was then; `isThere`: it is in the design now. Null where it is about none. */
  about: z
    .object({ decorationId: idSchema, name: z.string(), positionName: z.string(), isThere: z.boolean() })
    .nullable(),
  mark: drawnMarkSchema.nullable(),
  /** The one of the design that it was written on. */
  revision: z.int(),
  state: z.enum(commentStates),
  /** Whoever resolved it, where it is. */
  resolvedBy: z.string().nullable(),
  /** Its first words were deleted. */
  isDeleted: z.boolean(),
  /** Among staff, about what was ordered. */
  internal: z.boolean(),
  /** Something in it was said by others since whoever asks has looked. */
  unread: z.boolean(),
  answers: z.array(saidSchema),
})

export type CommentThread = z.output<typeof threadSchema>
export type Comment = z.output<typeof saidSchema>
export type DrawnMark = z.output<typeof drawnMarkSchema>

const wordsSchema = textSchema(mostCommentText).refine(text => text !== '', 'is required')
const keySchema = lineSchema(1, 200)
/** The version of an own upload of the type `comment`, a photo or a sketch. */
const attachmentSchema = z.nullish(idSchema)
const secretParams = z.object({ secret: z.string().max(400) })
const stopPath = '/designs/comment/stop/:secret'

export const commentCalls = {
  list: defineCall({
    name: 'comments.list',
    method: 'GET',
    path: '/designs/design/:id/comments',
    access: 'session',
    summary:
      'What is said about a design, newest thread first, in pages: the next begins after the last thread of the one before, until one is empty',
    params: z.object({ id: idSchema }),
    query: z.object({
      state: z.enum(commentStates).optional(),
      /** The id of the last thread of the page before. */
      after: z.optional(idSchema),
    }),
    data: z.array(threadSchema),
    refusals: ['designIdDoesntExist', 'userNotAdmin', 'InvalidPartsToBuild', 'not_found'],
  }),
  add: defineCall({
    name: 'comments.add',
    method: 'POST',
    path: '/designs/comment',
    access: 'session',
    summary: 'Say something about a design, or about a place of it',
    body: z.object({
      designId: idSchema,
      anchor: anchorSchema,
      text: wordsSchema,
      mark: drawnMarkSchema.nullish(),
      attachment: attachmentSchema,
      /** Whether staff alone shall see what is said about what was ordered. */
      internal: z.boolean().optional(),
      key: keySchema,
    }),
    maxBodyBytes: 30_720,
    data: threadSchema,
    refusals: [
      'designIdDoesntExist',
      'userNotAdmin',
      'InvalidPartsToBuild',
      'unknownDecoration',
      'unknownLocation',
      'unknownPart',
      'unknownElement',
      'not_found',
      'comments_full',
      'conflict',
      'too_many_requests',
      'assetDoesntExist',
    ],
  }),
  answer: defineCall({
    name: 'comments.answer',
    method: 'POST',
    path: '/designs/comment/answer',
    access: 'session',
    summary: 'Answer in a thread; the id may be that of any comment in it',
    body: z.object({ commentId: idSchema, text: wordsSchema, attachment: attachmentSchema, key: keySchema }),
    maxBodyBytes: 17_408,
    data: threadSchema,
    refusals: [
      'not_found',
      'InvalidPartsToBuild',
      'comments_full',
      'conflict',
      'too_many_requests',
      'assetDoesntExist',
    ],
  }),
  edit: defineCall({
    name: 'comments.edit',
    method: 'PUT',
    path: '/designs/comment',
    access: 'session',
    summary: 'Put a comment of one’s own otherwise',
    body: z.object({ commentId: idSchema, text: wordsSchema }),
    data: threadSchema,
    refusals: ['not_found', 'InvalidPartsToBuild', 'comment_not_own'],
  }),
  setState: defineCall({
    name: 'comments.setState',
    method: 'PUT',
    path: '/designs/comment/state',
    access: 'session',
    summary: 'Resolve a thread, or open it again',
    body: z.object({ commentId: idSchema, state: z.enum(commentStates) }),
    data: threadSchema,
    refusals: ['not_found', 'InvalidPartsToBuild'],
  }),
  remove: defineCall({
    name: 'comments.remove',
    method: 'DELETE',
    path: '/designs/comment/:id',
    access: 'session',
    summary: 'Delete a comment of one’s own; a thread whose last words it was goes, and null is answered',
    params: z.object({ id: idSchema }),
    data: threadSchema.nullable(),
    refusals: ['not_found', 'InvalidPartsToBuild', 'comment_not_own'],
  }),
  see: defineCall({
    name: 'comments.see',
    method: 'PUT',
    path: '/designs/comment/seen',
    access: 'session',
    summary: 'What was said about a design until now is read; nobody is mailed of it any more',
    body: z.object({ designId: idSchema }),
    data: emptySchema,
    refusals: ['designIdDoesntExist', 'userNotAdmin', 'InvalidPartsToBuild'],
  }),
  stopMails: defineCall({
    name: 'comments.stopMails',
    method: 'POST',
    path: stopPath,
    access: 'public',
    summary: 'No more mails about comments on this design, by the link in one',
    params: secretParams,
    data: emptySchema,
    refusals: [],
  }),
  resumeMails: defineCall({
    name: 'comments.resumeMails',
    method: 'DELETE',
    path: stopPath,
    access: 'public',
    summary: 'Mails about comments on this design again, by the link in one',
    params: secretParams,
    data: emptySchema,
    refusals: [],
  }),
} as const

export const commentFiles = {
  stopPage: definePageCall({
    name: 'comments.stopPage',
    method: 'GET',
    path: stopPath,
    access: 'public',
    summary: 'Leads to the page with the button for it',
    params: secretParams,
    refusals: [],
  }),
} as const
