import { orderEventNames } from '@teamloom/commerce/orders/events/index.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { timeSchema } from './words.ts'

/**
 * Who did what to a request, and when. `data` by the event's name, each with the values before and after where there
 * are such: their shapes stand at the events (`commerce/orders/events`). One person's changes of one design within ten
 * minutes are one `purchased_design_updated`.
 */
export const historyEntrySchema = z.object({
  id: idSchema,
  /** Null: another server. */
  user: z.object({ id: idSchema, first_name: z.string(), last_name: z.string() }).nullable(),
  created_at: timeSchema,
  /** The request's after the save that it tells of; null of before it was told. */
  revision: z.int().nullable(),
  event: z.object({ name: z.enum(orderEventNames), data: z.record(z.string(), z.unknown()) }),
})

export type HistoryEntry = z.output<typeof historyEntrySchema>
