import { changeSchema } from '@teamloom/design/actions/index.ts'
import { designRecordSchema } from '@teamloom/design/design-record.ts'
import { imageSchema } from '@teamloom/design/design-state.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { labelSchema } from '@teamloom/design/label-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { changeRefusals, stateQuery, stateSchema } from './generator.ts'
import { lineSchema, nameSchema, timeSchema } from './words.ts'

export const versionReasons = ['quiet', 'order', 'collection', 'restore', 'teammate', 'named'] as const
export type VersionReason = (typeof versionReasons)[number]

const revisionSchema = z.int().min(1).max(2_147_483_647)

/** Whoever did it; null where that was another server. */
const personSchema = z.object({ userId: idSchema, name: z.string() })

/** An order request, and how many pieces of the design it asks for. */
const orderSchema = z.object({ id: idSchema, number: z.int(), pieces: z.int() })

const versionSchema = z.object({
  id: idSchema,
  revision: z.int(),
  name: z.string().nullable(),
  reason: z.enum(versionReasons),
  user: personSchema.nullable(),
  at: timeSchema,
  images: z.array(imageSchema),
  /** Since the version before, newest last; of very many the newest hundred. Update bodies without key. */
  changes: z.array(changeSchema),
  /** How many that were in all. */
  changeCount: z.int(),
  /** Who made them. */
  people: z.array(personSchema),
  /** What is otherwise than in the version before. */
  words: z.array(labelSchema),
  /** The order request that it was kept for. */
  order: orderSchema.nullable(),
})

export type Version = z.output<typeof versionSchema>

const startSchema = z.object({
  user: personSchema.nullable(),
  at: timeSchema,
  images: z.array(imageSchema),
  /** The request that it is a copy for. */
  order: orderSchema.nullable(),
})

export const versionCalls = {
  list: defineCall({
    name: 'versions.list',
    method: 'GET',
    path: '/designs/design/:id/versions',
    access: 'session',
    summary: 'What a design was, newest first',
    params: z.object({ id: idSchema }),
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      /** The `next` of the page before. */
      after: z.optional(idSchema),
    }),
    data: z.object({
      items: z.array(versionSchema),
      next: z.nullable(idSchema),
      /** What it began as, with the last page. */
      start: startSchema.nullable(),
      /** Who has changed it since the newest version, with the first page. */
      peopleSince: z.array(personSchema),
    }),
    refusals: ['designIdDoesntExist', 'userNotAdmin', 'InvalidPartsToBuild', 'not_found'],
  }),
  read: defineCall({
    name: 'versions.read',
    method: 'GET',
    path: '/designs/design/:id/revision/:revision',
    access: 'session',
    summary: 'A design as it was at one of its revisions',
    params: z.object({ id: idSchema, revision: z.coerce.number().pipe(revisionSchema) }),
    data: designRecordSchema,
    refusals: ['designIdDoesntExist', 'userNotAdmin', 'InvalidPartsToBuild', 'not_found'],
  }),
  keep: defineCall({
    name: 'versions.keep',
    method: 'POST',
    path: '/designs/version',
    access: 'session',
    changes: { design: 'designId' },
    summary: 'Keep a design as it is now under a name',
    body: z.object({ designId: idSchema, name: nameSchema }),
    data: z.object({ id: idSchema }),
    refusals: ['designIdDoesntExist', 'userNotAdmin'],
  }),
  rename: defineCall({
    name: 'versions.rename',
    method: 'PUT',
    path: '/designs/version/name',
    access: 'session',
    changes: { designVersion: 'versionId' },
    summary: 'Name a version',
    body: z.object({ versionId: idSchema, name: nameSchema }),
    data: z.object({}),
    refusals: ['not_found', 'userNotAdmin'],
  }),
  restore: defineCall({
    name: 'versions.restore',
    method: 'POST',
    path: '/designs/version/restore',
    access: 'session',
    changes: { design: 'designId' },
    summary: 'Give a design what it had in one of its versions: one change, undone like any other',
    query: stateQuery,
    body: z.object({
      designId: idSchema,
      /** One of its versions; without it one of its revisions, as the first is none. */
      versionId: z.optional(idSchema),
      revision: revisionSchema.optional(),
      key: lineSchema(1, 200).optional(),
    }),
    data: stateSchema,
    refusals: [...changeRefusals, 'not_found'],
  }),
  duplicate: defineCall({
    name: 'versions.duplicate',
    method: 'POST',
    path: '/designs/version/duplicate',
    access: 'session',
    needs: 'canAddDesign',
    changes: { project: 'projectId' },
    summary: 'Make a design of a version, in a project of my teams',
    body: z.object({ versionId: idSchema, projectId: idSchema, name: nameSchema }),
    data: z.object({ designId: idSchema }),
    refusals: ['not_found', 'project_not_found', 'InvalidPartsToBuild', 'teamDoesntHaveAccess'],
  }),
} as const
