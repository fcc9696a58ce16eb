import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { emptySchema } from './words.ts'

/** What only a browser sees happen; everything else the server tells by itself. */
export const browserEventSchema = z.enum(['Cart Viewed'])

export const analyticsCalls = {
  report: defineCall({
    name: 'analytics.report',
    method: 'POST',
    path: '/analytics/event',
    access: 'session',
    summary: 'Something happened that only the browser sees; the same id counts once',
    body: z.object({ id: idSchema, name: browserEventSchema }),
    data: emptySchema,
    refusals: [],
  }),
} as const
