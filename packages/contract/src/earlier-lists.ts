import { personalKinds } from '@teamloom/catalog/decorations/per-piece.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { listedLineSchema } from './cart.ts'
import { timeSchema } from './words.ts'

const listSchema = z.object({
  /** The copy that was ordered. */
  designId: idSchema,
  designName: z.string().nullable(),
  /** The request's. */
  number: z.int(),
  placedAt: timeSchema,
  /** Whose request it was is who asks. */
  isOwn: z.boolean(),
  /** Lines of people. */
  people: z.int(),
  pieces: z.int(),
  /** What people have of their own on it that they can have on this item too, each once. */
  kinds: z.array(z.enum(personalKinds)),
})

export type EarlierList = z.output<typeof listSchema>

const lineSchema = listedLineSchema.pick({ qty: true, person: true, words: true }).extend({
  /** The size that the item comes in; empty where theirs is none of it, and is to be chosen. */
  size: z.string(),
  /** The size that was ordered. */
  sizeThen: z.string(),
})

export type EarlierLine = z.output<typeof lineSchema>

/** Lists that a cart item's team has ordered before. */
export const earlierCalls = {
  lists: defineCall({
    name: 'cart.earlierLists',
    method: 'GET',
    path: '/cart/item/:id/earlier',
    access: 'session',
    summary:
      'Lists that the team of a cart item has asked for before, in designs with words of the same kinds, newest first',
    params: z.object({ id: idSchema }),
    query: z.object({
      limit: z.coerce.number().int().min(1).max(50).default(10),
      /** The `next` of the page before. */
      after: z.optional(idSchema),
    }),
    data: z.object({ items: z.array(listSchema), next: z.nullable(idSchema) }),
    refusals: ['not_found', 'InvalidPartsToBuild'],
  }),
  lines: defineCall({
    name: 'cart.earlierLines',
    method: 'GET',
    path: '/cart/item/:id/earlier/:designId',
    access: 'session',
    summary: 'The people of such a list, in the sizes and slots of the cart item; nothing is kept',
    params: z.object({ id: idSchema, designId: idSchema }),
    data: z.object({
      lines: z.array(lineSchema),
      /** What people had of their own for which the item has no slot. */
      leftOut: z.array(z.enum(personalKinds)),
    }),
    refusals: ['not_found', 'InvalidPartsToBuild'],
  }),
} as const
