import { z } from 'zod'
import { defineCall } from './call.ts'
import { answerCalls } from './collection-answers.ts'
import { entryCalls } from './collection-entries.ts'
import { collectionPageCalls } from './collection-page.ts'
import { rosterCalls } from './collection-roster.ts'
import { collectionSchema, numbersSchema } from './collection-shape.ts'
import { noCollection, projectBody } from './collection-words.ts'
import { emptySchema, localeSchema, textSchema } from './words.ts'

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

export const collectionCalls = {
  ...collectionPageCalls,
  ...answerCalls,
  renewToken: defineCall({
    name: 'projects.renewToken',
    method: 'POST',
    path: '/projects/collection/token',
    access: 'session',
    needsAddress: true,
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
    needsAddress: true,
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
  ...rosterCalls,
  ...entryCalls,
} as const
