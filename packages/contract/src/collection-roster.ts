import { emailSchema } from '@teamloom/commerce/addresses/email-schema.ts'
import { mostPeople } from '@teamloom/commerce/collection/read-roster.ts'
import { longList } from '@teamloom/commerce/fields/long-list.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { projectBody, secretParams } from './collection-words.ts'
import { emptySchema, lineSchema, localeSchema } from './words.ts'

/** Who is expected to answer, and is reminded. */
export const rosterCalls = {
  addToRoster: defineCall({
    name: 'projects.addToRoster',
    method: 'POST',
    path: '/projects/collection/roster',
    access: 'session',
    needsAddress: true,
    changes: { project: 'projectId' },
    summary: 'Put people on the roster; who is there already is named anew, not doubled',
    body: projectBody.extend({
      people: longList(
        z
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
          .max(mostPeople),
      ),
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
    needsAddress: true,
    changes: { project: 'projectId' },
    summary:
      'Mail those of the roster who have not answered; answers how many are mailed, one after the other',
    body: projectBody.extend({ ids: z.array(idSchema).max(mostPeople).optional() }),
    maxBodyBytes: 131_072,
    data: z.object({ reminded: z.int() }),
    refusals: ['project_not_found', 'email_not_verified', 'collectionClosed', 'too_many_requests'],
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
} as const
