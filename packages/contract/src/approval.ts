import { approvalTags } from '@teamloom/commerce/review/approval.ts'
import { imageSchema } from '@teamloom/design/design-state.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { labelSchema } from '@teamloom/design/label-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { projectBody } from './collection-words.ts'
import { mostCommentText } from './comments.ts'
import { textSchema, timeSchema } from './words.ts'

/** A project asks no more people by name. */
export const mostAsked = 100

const personSchema = z.object({ userId: idSchema, name: z.string() })
const askedSchema = z.union([idSchema, z.enum(approvalTags)])

/** How far a design has the yes that its project asks for. */
export const standingSchema = z.object({
  /** Enough of those who are asked have said yes to the design as it is. */
  isGiven: z.boolean(),
  yes: z.int(),
  needed: z.int(),
  /** How many are asked. */
  asked: z.int(),
  /** Who is asked and has not said yes to the design as it is: the first of them. */
  missing: z.array(personSchema),
})

/** The standing as the cart says it, and whether the order waits for it. */
export const cartApprovalSchema = standingSchema.extend({
  until: timeSchema.nullable(),
  blocks: z.boolean(),
})

/** What was said to a design by when it was ordered, as staff are shown it. */
export const orderedApprovalSchema = z.object({
  needed: z.int(),
  people: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      /** Null: they had not answered. */
      yes: z.boolean().nullable(),
      /** Said to the design as it was ordered, and not to an earlier version. */
      isCurrent: z.boolean(),
      text: z.string(),
      at: timeSchema.nullable(),
    }),
  ),
})

const approvalSchema = z.object({
  projectId: idSchema,
  /** Ids of members, and tags: everyone in the team, who founded it. */
  asked: z.array(z.string()),
  /** How many of them are enough for a design; null: all. */
  needed: z.int().nullable(),
  until: timeSchema.nullable(),
  /** Whether nothing of the project can be ordered without it. */
  blocks: z.boolean(),
  /** Null: their account is no more. */
  askedBy: personSchema.nullable(),
  /** Whom that means now. */
  people: z.array(personSchema),
  designs: z.array(
    standingSchema.extend({
      id: idSchema,
      name: z.string().nullable(),
      revision: z.int(),
      images: z.array(imageSchema),
    }),
  ),
  /** The last answer to each design of each of those who are asked now. */
  answers: z.array(
    z.object({
      designId: idSchema,
      revision: z.int(),
      userId: idSchema,
      name: z.string(),
      yes: z.boolean(),
      text: z.string(),
      at: timeSchema,
      /** Given to the design as it is. */
      isCurrent: z.boolean(),
      /** What has changed since; null where that is not known any more, or where it is too much to tell. */
      changed: z.array(labelSchema).nullable(),
    }),
  ),
})

export type Approval = z.output<typeof approvalSchema>

export const approvalCalls = {
  ask: defineCall({
    name: 'approval.ask',
    method: 'PUT',
    path: '/projects/approval',
    access: 'session',
    changes: { project: 'projectId' },
    summary:
      'Ask members of the team for their yes to the designs of a project; who is newly asked is mailed. Nobody asked: it is asked for no more',
    body: projectBody.extend({
      asked: z.array(askedSchema).max(mostAsked),
      needed: z.int().min(1).max(10_000).nullish(),
      until: z.iso.datetime({ offset: true }).nullish(),
      blocks: z.boolean(),
    }),
    data: approvalSchema.nullable(),
    refusals: ['project_not_found', 'not_found'],
  }),
  answer: defineCall({
    name: 'approval.answer',
    method: 'POST',
    path: '/projects/approval/answer',
    access: 'session',
    summary:
      'Say yes to a design as it is at its revision, or what should change; said again it takes the place of the answer before',
    body: z.object({
      designId: idSchema,
      revision: z.int().min(1).max(2_147_483_647),
      yes: z.boolean(),
      text: textSchema(mostCommentText).optional(),
    }),
    data: approvalSchema,
    refusals: ['designIdDoesntExist', 'not_asked', 'conflict'],
  }),
  read: defineCall({
    name: 'approval.read',
    method: 'GET',
    path: '/projects/approval/:projectId',
    access: 'session',
    summary: 'Whose yes a project asks for, and what they have said; null where it asks for none',
    params: projectBody,
    data: approvalSchema.nullable(),
    refusals: ['project_not_found'],
  }),
  asked: defineCall({
    name: 'approval.asked',
    method: 'GET',
    path: '/projects/approvals',
    access: 'session',
    summary: 'Projects that ask for my yes to designs that I have not answered as they are, newest first',
    data: z.array(
      z.object({
        projectId: idSchema,
        projectName: z.string(),
        askedBy: personSchema.nullable(),
        until: timeSchema.nullable(),
        designs: z.int(),
      }),
    ),
    refusals: [],
  }),
} as const
