import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { collectSizeInfoSchema } from './collection-shape.ts'
import { tokenSchema } from './collection-words.ts'
import { emptySchema } from './words.ts'

const picture = z.object({
  /** The asset's. */
  uuid: z.nullable(idSchema),
  assetVersionId: z.nullable(idSchema),
  projectId: idSchema,
})

/** The public page, and its pictures. */
export const collectionPageCalls = {
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
      /** Which of these numbers are kept for somebody whom the organiser has on the list. */
      kept: z.array(z.string()),
    }),
    refusals: ['not_found', 'unknownDecoration'],
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
