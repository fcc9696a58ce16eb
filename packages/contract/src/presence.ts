import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'

export const presenceCalls = {
  list: defineCall({
    name: 'presence.list',
    method: 'POST',
    path: '/designs/present',
    access: 'session',
    summary:
      'Who is in these designs now, on every process; designs that the caller cannot open are left out',
    body: z.object({ designIds: z.array(idSchema).max(500) }),
    maxBodyBytes: 32_768,
    data: z.array(
      z.object({
        designId: idSchema,
        users: z.array(
          z.object({
            userId: idSchema,
            name: z.string(),
            /** The person's colour in the design. */
            colour: z.string(),
            imageUrl: z.string().nullable(),
          }),
        ),
      }),
    ),
    refusals: [],
  }),
} as const
