import { voteKinds, votes } from '@teamloom/commerce/review/review-link.ts'
import { imageSchema } from '@teamloom/design/design-state.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { labelSchema } from '@teamloom/design/label-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { projectBody, tokenSchema } from './collection-words.ts'
import { anchorSchema, mostCommentText, threadSchema } from './comments.ts'
import { definePageCall } from './raw-call.ts'
import {
  centsSchema,
  currencySchema,
  emptySchema,
  lineSchema,
  localeSchema,
  textSchema,
  timeSchema,
} from './words.ts'

/** A link shows no more designs. */
export const mostReviewed = 20
/** Characters of a visitor's name. */
export const mostVisitorName = 60

const voteSchema = z.enum(votes)
const countsSchema = z.object({ yes: z.int(), change: z.int(), heart: z.int() })
const endSchema = z.iso.datetime({ offset: true })
const designIds = z.array(idSchema).min(1).max(mostReviewed)

/** A link as its organiser sees it. */
const reviewSchema = z.object({
  projectId: idSchema,
  token: z.string(),
  designIds: z.array(idSchema),
  showPrice: z.boolean(),
  votes: z.enum(voteKinds),
  endsAt: timeSchema.nullable(),
  /** Neither closed nor ended. */
  isOpen: z.boolean(),
  /** Who made it, while they are in the team; else who was in it first. */
  organizer: z.string(),
  createdAt: timeSchema,
  designs: z.array(
    z.object({
      id: idSchema,
      counts: countsSchema,
      /** What visitors voted. */
      votes: z.array(z.object({ visitorId: idSchema, name: z.string(), vote: voteSchema, at: timeSchema })),
      comments: z.int(),
    }),
  ),
})

/** What a visitor reads of a thread: first names, and nothing of whose account it is. */
const visitorThreadSchema = threadSchema
  .pick({ id: true, number: true, anchor: true, text: true, created_at: true, edited_at: true })
  .extend({
    name: z.string(),
    byLink: z.boolean(),
    /** Said by whoever asks. */
    mine: z.boolean(),
    /** A member has answered: addresses in it open. */
    isAnswered: z.boolean(),
    answers: z.array(
      z.object({
        id: idSchema,
        name: z.string(),
        byLink: z.boolean(),
        mine: z.boolean(),
        text: z.string(),
        created_at: timeSchema,
      }),
    ),
  })

const reviewedDesignSchema = z.object({
  id: idSchema,
  name: z.string().nullable(),
  family: z.object({ name: z.string() }),
  product: z.object({ name: z.string(), label: labelSchema }),
  images: z.array(imageSchema),
  /** Inches across and down of its pictures, in which places of comments are told. */
  picture: z.object({ width: z.number(), height: z.number() }),
  colors: z.array(z.string()),
  sizes: z.array(z.object({ name: z.string(), displayLabel: labelSchema })),
  measurements: z.array(
    z.object({
      name: z.string(),
      label: labelSchema,
      sizes: z.array(z.object({ name: z.string(), inches: z.number() })),
    }),
  ),
  /** What one of them costs at its planned quantity; absent where the organiser does not show it. */
  price: z.object({ qty: z.int(), perPiece: centsSchema.nullable(), currency: currencySchema }).optional(),
  counts: countsSchema,
  /** The vote of whoever asks. */
  vote: voteSchema.nullable(),
  threads: z.array(visitorThreadSchema),
})

export const reviewPageSchema = z.object({
  project: z.object({ name: z.string() }),
  organizer: z.string(),
  language: localeSchema,
  showPrice: z.boolean(),
  votes: z.enum(voteKinds),
  endsAt: timeSchema.nullable(),
  /** The name of whoever asks, once they have said one. */
  visitor: z.string().nullable(),
  designs: z.array(reviewedDesignSchema),
})

export type Review = z.output<typeof reviewSchema>
export type ReviewPage = z.output<typeof reviewPageSchema>
export type ReviewedDesign = z.output<typeof reviewedDesignSchema>

const secretSchema = z.string().max(200)
const said = {
  designId: idSchema,
  name: lineSchema(1, mostVisitorName),
  key: lineSchema(1, 200),
  /** What lets a visitor change their own words; without it somebody new speaks. */
  secret: secretSchema.optional(),
  /** A field that people do not see. */
  website: z.string().max(2000).optional(),
}
const wordsSchema = textSchema(mostCommentText).refine(text => text !== '', 'is required')
const tokenParams = z.object({ token: tokenSchema })
const saidSchema = z.object({ thread: visitorThreadSchema, secret: z.string() })
const speaks = ['not_found', 'conflict', 'too_many_requests', 'comments_full', 'InvalidPartsToBuild'] as const

export const reviewCalls = {
  open: defineCall({
    name: 'review.open',
    method: 'POST',
    path: '/projects/review',
    access: 'session',
    changes: { project: 'projectId' },
    summary:
      'Make a link to look at designs of a project and say what one thinks; an earlier one is withdrawn',
    body: projectBody.extend({
      designIds,
      showPrice: z.boolean(),
      votes: z.enum(voteKinds).optional(),
      endsAt: endSchema.nullish(),
    }),
    data: reviewSchema,
    refusals: ['project_not_found', 'designIdDoesntExist'],
  }),
  change: defineCall({
    name: 'review.change',
    method: 'PUT',
    path: '/projects/review',
    access: 'session',
    changes: { project: 'projectId' },
    summary: 'Set how the link is; what is not named stays',
    body: projectBody.extend({
      designIds: designIds.optional(),
      showPrice: z.boolean().optional(),
      votes: z.enum(voteKinds).optional(),
      endsAt: endSchema.nullish(),
    }),
    data: reviewSchema,
    refusals: ['project_not_found', 'designIdDoesntExist', 'not_found'],
  }),
  close: defineCall({
    name: 'review.close',
    method: 'DELETE',
    path: '/projects/review/:projectId',
    access: 'session',
    changes: { project: 'projectId' },
    summary: 'Close the link; what was said stays',
    params: projectBody,
    data: emptySchema,
    refusals: ['project_not_found'],
  }),
  read: defineCall({
    name: 'review.read',
    method: 'GET',
    path: '/projects/review/:projectId',
    access: 'session',
    summary: 'The link as its organiser sees it, closed ones too; null where there was none',
    params: projectBody,
    data: reviewSchema.nullable(),
    refusals: ['project_not_found'],
  }),
  removeVisitor: defineCall({
    name: 'review.removeVisitor',
    method: 'DELETE',
    path: '/projects/review/visitor/:id',
    access: 'session',
    changes: { reviewVisitor: 'id' },
    summary: 'Remove a visitor with all that they said and voted',
    params: z.object({ id: idSchema }),
    data: emptySchema,
    refusals: ['not_found'],
  }),
  page: defineCall({
    name: 'review.page',
    method: 'GET',
    path: '/review/:token',
    access: 'public',
    summary: 'What a link shows; closed and ended ones name the organiser in `facts`',
    params: tokenParams,
    query: z.object({ secret: secretSchema.optional() }),
    data: reviewPageSchema,
    refusals: ['not_found'],
  }),
  say: defineCall({
    name: 'review.say',
    method: 'POST',
    path: '/review/:token/comment',
    access: 'public',
    summary: 'Say something about a design, without an account',
    params: tokenParams,
    body: z.object({
      ...said,
      anchor: anchorSchema,
      text: wordsSchema,
      /** The thread that is answered; then where the comment stands is not looked at. */
      commentId: z.optional(idSchema),
    }),
    maxBodyBytes: 20_480,
    data: saidSchema,
    refusals: [...speaks, 'unknownDecoration', 'unknownLocation', 'unknownPart', 'unknownElement'],
  }),
  edit: defineCall({
    name: 'review.edit',
    method: 'PUT',
    path: '/review/:token/comment',
    access: 'public',
    summary: 'Put one’s own words otherwise',
    params: tokenParams,
    body: z.object({ commentId: idSchema, text: wordsSchema, secret: secretSchema }),
    data: saidSchema,
    refusals: ['not_found', 'too_many_requests', 'InvalidPartsToBuild'],
  }),
  vote: defineCall({
    name: 'review.vote',
    method: 'POST',
    path: '/review/:token/vote',
    access: 'public',
    summary: 'Say yes to a design, that it needs a change, or that one likes it; null takes it back',
    params: tokenParams,
    body: z.object({ ...said, vote: voteSchema.nullable() }),
    data: z.object({ secret: z.string(), counts: countsSchema, vote: voteSchema.nullable() }),
    refusals: ['not_found', 'conflict', 'too_many_requests'],
  }),
} as const

export const reviewFiles = {
  picture: definePageCall({
    name: 'review.picture',
    method: 'GET',
    path: '/review/:token/picture',
    access: 'public',
    summary: 'Leads to the front of the first design that an open link shows, for messengers',
    params: tokenParams,
    refusals: ['not_found'],
  }),
} as const
