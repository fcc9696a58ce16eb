import { z } from 'zod'
import { defineCall } from './call.ts'
import { roleSchema } from './user.ts'
import { idSchema, nameSchema, timeSchema } from './words.ts'

export const teammateSchema = z.object({
  id: idSchema,
  /** For staff and on one's own entry only. */
  email: z.string().optional(),
  first_name: z.string(),
  last_name: z.string(),
  roles: z.array(z.object({ role: roleSchema })),
})

export const teamSchema = z.object({
  id: idSchema,
  name: z.string(),
  teammates: z.array(teammateSchema),
  created_at: timeSchema,
})

export type Team = z.output<typeof teamSchema>

export const teamCalls = {
  list: defineCall({
    name: 'teams.list',
    method: 'GET',
    path: '/teams/',
    access: 'session',
    summary: 'My teams with their members, newest first',
    data: z.array(teamSchema),
    refusals: [],
  }),
  create: defineCall({
    name: 'teams.create',
    method: 'POST',
    path: '/teams/team',
    access: 'session',
    summary: 'Make a team with me in it',
    body: z.object({ name: nameSchema }),
    data: z.object({ id: idSchema }),
    refusals: [],
  }),
} as const
