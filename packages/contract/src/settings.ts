import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { lineSchema, timeSchema } from './words.ts'

/** A setting’s value, in the shape that its kind has: `prices/hoodie` has that of a definition's `pricing`. */
const valueSchema = z.unknown()
const keySchema = z.string().min(1).max(120)

/** Null: their account is gone, or nobody has. */
const personSchema = z.object({ id: idSchema, first_name: z.string(), last_name: z.string() }).nullable()

const settingSchema = z.object({
  key: z.string(),
  /** The value that holds now. */
  value: valueSchema,
  /** What holds where the house has set nothing. */
  default: valueSchema,
  /** Since when; null: it is the default. */
  from: timeSchema.nullable(),
  changedBy: personSchema,
  changedAt: timeSchema.nullable(),
})

const changeSchema = z.object({
  changeId: idSchema,
  revision: z.int(),
  key: z.string(),
  /** Null: what holds where nothing is set. */
  value: valueSchema.nullable(),
  /** What it was before. */
  was: valueSchema.nullable(),
  /** From when on it holds. */
  from: timeSchema,
  note: z.string().nullable(),
  changedBy: personSchema,
  changedAt: timeSchema,
  /** The change that it took back. */
  undoes: z.nullable(idSchema),
  /** True once the change was taken back before it began. */
  dropped: z.boolean(),
})

export type SettingChangeTold = z.output<typeof changeSchema>

/** Up to ten thousand of each; more are not counted. */
const effectsSchema = z.object({
  /** Carts with what is changed. */
  carts: z.int(),
  /** Designs that are deprecated by it. */
  designs: z.int(),
  /** Requests and orders of what is changed that are under way: they stay as they are. */
  requests: z.int(),
})

const settingsSchema = z.object({
  /** Grows with each change. */
  revision: z.int(),
  settings: z.array(settingSchema),
  /** Pieces that orders wait for or took since it was counted, by fabric and colour, `fleece/1014`. */
  reserved: z.record(z.string(), z.int()),
  /** What is to hold later, the first of it first. */
  planned: z.array(changeSchema),
})

export type Settings = z.output<typeof settingsSchema>
export type SettingEffects = z.output<typeof effectsSchema>

const changed = settingsSchema.extend({ effects: effectsSchema })

/** What every change of settings is told besides. */
const asked = {
  /** Answers what would be, and keeps nothing. */
  dryRun: z.boolean().optional(),
  /** The one that the change was made on: others' changes of the same settings since are a conflict. */
  revision: z.int().min(0).optional(),
}

export const settingCalls = {
  list: defineCall({
    name: 'settings.list',
    method: 'GET',
    path: '/settings',
    access: 'staff',
    ability: ['editPrices', 'editOrders'],
    summary: 'All that the house sets: for designers prices and what is offered',
    data: settingsSchema,
    refusals: [],
  }),
  change: defineCall({
    name: 'settings.change',
    method: 'PUT',
    path: '/settings',
    access: 'admin',
    ability: 'editPrices',
    summary: 'Change settings, all or none, at once or from a moment on',
    body: z.object({
      changes: z
        .array(z.object({ key: keySchema, value: valueSchema }))
        .min(1)
        .max(100),
      /** From when on the change holds, with its zone; that is to come, within five years. */
      from: z.iso.datetime({ offset: true }).nullish(),
      note: lineSchema(0, 300).nullish(),
      ...asked,
    }),
    maxBodyBytes: 131_072,
    data: changed,
    refusals: ['setting_invalid', 'conflict'],
  }),
  history: defineCall({
    name: 'settings.history',
    method: 'GET',
    path: '/settings/history',
    access: 'staff',
    ability: ['editPrices', 'editOrders'],
    summary: 'Changes of a setting, or of all, newest first, fifty at a time',
    query: z.object({
      key: keySchema.optional(),
      /** The last one that is known. */
      after: z.optional(idSchema),
    }),
    data: z.object({
      changes: z.array(changeSchema),
      /** Whether there are older ones. */
      hasMore: z.boolean(),
    }),
    refusals: ['not_found'],
  }),
  undo: defineCall({
    name: 'settings.undo',
    method: 'POST',
    path: '/settings/undo',
    access: 'admin',
    ability: 'editPrices',
    summary: 'Take a change back, which is a change of its own; one that has not begun is dropped',
    body: z.object({ changeId: idSchema, ...asked }),
    data: changed,
    refusals: ['not_found', 'nothingToUndo', 'setting_changed', 'setting_invalid', 'conflict'],
  }),
} as const
