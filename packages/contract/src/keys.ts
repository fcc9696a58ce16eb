import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { scopes } from './scopes.ts'
import { emptySchema, nameSchema, timeSchema } from './words.ts'

/** Keys of other programs: `authorization: Bearer`, for what their scopes open and whoever made them may. */

const scopesSchema = z
  .array(z.enum(scopes))
  .min(1)
  .max(scopes.length)
  .refine(chosen => new Set(chosen).size === chosen.length, 'each scope once')

const keySchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Its first characters, to be told apart by. */
  prefix: z.string(),
  scopes: z.array(z.enum(scopes)),
  madeBy: z.string(),
  created_at: timeSchema,
  endsAt: timeSchema.nullable(),
  /** To some minutes; null: not yet. */
  usedAt: timeSchema.nullable(),
})

export const keyCalls = {
  list: defineCall({
    name: 'keys.list',
    method: 'GET',
    path: '/settings/keys',
    access: 'admin',
    summary: 'Keys of other programs that hold, the newest first; 500 at most',
    data: z.array(keySchema),
    refusals: [],
  }),
  make: defineCall({
    name: 'keys.make',
    method: 'POST',
    path: '/settings/keys',
    access: 'admin',
    summary:
      'Make a key for another program, which is answered this once; it does no more than its scopes and oneself',
    body: z.object({
      name: nameSchema,
      scopes: scopesSchema,
      endsAt: z.iso.datetime({ offset: true }).optional(),
    }),
    data: z.object({ id: idSchema, key: z.string() }),
    refusals: ['validation_failed'],
  }),
  end: defineCall({
    name: 'keys.end',
    method: 'DELETE',
    path: '/settings/keys/:id',
    access: 'admin',
    summary: 'End a key, at once on every server',
    params: z.object({ id: idSchema }),
    data: emptySchema,
    refusals: ['not_found'],
  }),
} as const
