import { mostPlanned } from '@teamloom/commerce/pricing/planned-quantity.ts'
import { designStateSchema, imageSchema } from '@teamloom/design/design-state.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { emptySchema, lineSchema, textSchema, timeSchema } from './words.ts'

/** Empty is untitled. */
const designNameSchema = lineSchema(0, 200)

/** Empty is none. */
const descriptionSchema = textSchema(5000)

const plannedSchema = z.int().min(1).max(mostPlanned)

export const designItemSchema = z.object({
  id: idSchema,
  name: z.string().nullable(),
  description: z.string().nullable(),
  project_id: idSchema,
  family: z.object({ name: z.string(), version: z.string() }),
  product: z.object({ name: z.string(), version: z.string() }),
  latestUpdate: timeSchema,
  images: z.array(imageSchema),
  /** The sides whose pictures show artwork. */
  decoratedSides: z.array(z.string()),
  /** What is wrong with it, `InvalidPartsToBuild` for one; such a design can only be deleted. */
  errorKey: z.string().nullable(),
  /** Some style or colour is no longer offered. */
  deprecated: z.boolean(),
  /** The request that asked for it last, by whomever of its team, and is not cancelled. */
  request: z.nullable(
    z.object({ id: idSchema, number: z.int(), created_at: timeSchema, isOwn: z.boolean() }),
  ),
  collectable_since: timeSchema.nullable(),
  sizes: z.array(z.string()),
  /** The pieces that it is priced for. */
  quantity: plannedSchema,
  state: z.optional(designStateSchema),
})

export type DesignItem = z.output<typeof designItemSchema>

export const designCalls = {
  list: defineCall({
    name: 'designs.list',
    method: 'GET',
    path: '/designs/',
    access: 'session',
    summary: 'The designs of all my projects, newest first',
    query: z.object({ include: z.enum(['state']).optional() }),
    data: z.array(designItemSchema),
    refusals: [],
  }),
  register: defineCall({
    name: 'designs.register',
    method: 'POST',
    path: '/designs/design',
    access: 'session',
    needs: 'canAddDesign',
    changes: { project: 'projectId' },
    summary: 'Put a design that I made into a project',
    body: z.object({ projectId: idSchema, designId: idSchema, name: designNameSchema.nullish() }),
    data: z.object({ id: idSchema }),
    refusals: [
      'project_not_found',
      'designIdDoesntExist',
      'InvalidPartsToBuild',
      'teamDoesntHaveAccess',
      'conflict',
    ],
  }),
  rename: defineCall({
    name: 'designs.rename',
    method: 'PUT',
    path: '/designs/design/name',
    access: 'session',
    needs: 'canRenameDesign',
    changes: { design: 'designId' },
    summary: 'Name a design; an empty name makes it untitled',
    body: z.object({ name: designNameSchema, designId: idSchema }),
    data: emptySchema,
    refusals: ['designIdDoesntExist'],
  }),
  describe: defineCall({
    name: 'designs.describe',
    method: 'PUT',
    path: '/designs/design/description',
    access: 'session',
    changes: { design: 'designId' },
    summary: 'Describe a design; an empty text takes the description away',
    body: z.object({ description: descriptionSchema, designId: idSchema }),
    data: emptySchema,
    refusals: ['designIdDoesntExist'],
  }),
  mailLink: defineCall({
    name: 'designs.mailLink',
    method: 'POST',
    path: '/designs/design/link',
    access: 'session',
    needsAddress: true,
    summary: 'Mail the link of a design to myself, to go on with it on another device',
    body: z.object({ designId: idSchema }),
    data: emptySchema,
    refusals: ['designIdDoesntExist', 'too_many_requests'],
  }),
  move: defineCall({
    name: 'designs.move',
    method: 'POST',
    path: '/designs/movedesign',
    access: 'session',
    needs: 'canMoveDesign',
    changes: { design: 'designId', project: 'newProjectId' },
    summary: 'Move a design to another project of my teams, whose team may use its artwork from then on',
    body: z.object({ designId: idSchema, newProjectId: idSchema }),
    data: emptySchema,
    refusals: ['designIdDoesntExist', 'project_not_found', 'InvalidPartsToBuild', 'teamDoesntHaveAccess'],
  }),
  delete: defineCall({
    name: 'designs.delete',
    method: 'DELETE',
    path: '/designs/design/:id',
    access: 'session',
    needs: 'canDeleteDesign',
    changes: { design: 'id' },
    summary: 'Delete a design; requests and orders that have it stay',
    params: z.object({ id: idSchema }),
    data: emptySchema,
    refusals: ['designIdDoesntExist'],
  }),
  setQuantity: defineCall({
    name: 'designs.setQuantity',
    method: 'PUT',
    path: '/designs/design/quantity',
    access: 'session',
    changes: { design: 'designId' },
    summary: 'Say how many pieces a design is priced for, wherever its team looks at it',
    body: z.object({ designId: idSchema, quantity: plannedSchema }),
    data: z.object({ quantity: plannedSchema }),
    refusals: ['designIdDoesntExist'],
  }),
  setCollectable: defineCall({
    name: 'designs.setCollectable',
    method: 'PUT',
    path: '/designs/design/collectable',
    access: 'session',
    needsAddress: true,
    changes: { design: 'designId' },
    summary: 'Put a design on its project’s size-collection page, or take it off',
    body: z.object({ collectable: z.boolean(), designId: idSchema }),
    data: z.object({ collectable_since: timeSchema.nullable() }),
    refusals: ['designIdDoesntExist'],
  }),
} as const
