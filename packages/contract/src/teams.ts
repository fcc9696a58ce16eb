import { sports } from '@teamloom/catalog/sports/index.ts'
import { emailSchema } from '@teamloom/commerce/addresses/email-schema.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { forWhoSchema, projectSizeSchema, roleSchema } from './user.ts'
import { emptySchema, hexSchema, lineSchema, nameSchema, timeSchema } from './words.ts'

export const teammateSchema = z.object({
  id: idSchema,
  /** For staff and on one's own entry only. */
  email: z.string().optional(),
  first_name: z.string(),
  last_name: z.string(),
  roles: z.array(z.object({ role: roleSchema })),
  /** Whether the member sees all that is the team's, and changes nothing of it. */
  looksOnly: z.boolean(),
})

/** What was said of a team at sign-up; null of a team that was made later. */
const aboutTeam = {
  forWho: forWhoSchema.nullable(),
  projectSize: projectSizeSchema.nullable(),
  eventDate: z.iso.date().nullable(),
}

export const teamSchema = z.object({
  id: idSchema,
  name: z.string(),
  ...aboutTeam,
  /** What its garments are made in, the most important first; none as long as nobody chose. */
  colors: z.array(hexSchema),
  /** Whose book numbers on lists are looked at by; `none` is one too, null as long as nobody chose. */
  sport: z.nullable(z.string()),
  teammates: z.array(teammateSchema),
  /** Who made it, whom nobody else takes out; null once they are not in it any more. */
  founder_id: z.nullable(idSchema),
  /** When it will be deleted, as a member has asked, unless one of them keeps it. */
  deletion: z.nullable(z.object({ at: timeSchema, askedBy: z.string().nullable() })),
  created_at: timeSchema,
})

export type Team = z.output<typeof teamSchema>

/** A team as staff find it. */
export const foundTeamSchema = z.object({
  id: idSchema,
  name: z.string(),
  ...aboutTeam,
  created_at: timeSchema,
  teammatesCount: z.int(),
  /** Who has been in it the longest, to tell namesakes apart. */
  firstTeammate: z.object({ first_name: z.string(), last_name: z.string(), email: z.string() }).nullable(),
  /** Whether I am in it already. */
  isMember: z.boolean(),
})

export type FoundTeam = z.output<typeof foundTeamSchema>

/** A team has no more colours than garments can be made of. */
export const mostTeamColors = 6

const teamColorsSchema = z
  .array(hexSchema)
  .max(mostTeamColors)
  .refine(colors => new Set(colors).size === colors.length, 'each colour once')

const sportSchema = z.enum(sports.map(({ name }) => name))

const inviteTokenSchema = z.string().min(1).max(200)

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
    needs: 'canAddTeam',
    summary: 'Make a team with me in it',
    body: z.object({ name: nameSchema }),
    data: z.object({ id: idSchema }),
    refusals: [],
  }),
  all: defineCall({
    name: 'teams.all',
    method: 'GET',
    path: '/teams/all',
    access: 'staff',
    ability: 'seePersonalData',
    summary: 'All teams, newest first; with `search`, those whose name has words that begin so',
    query: z.object({
      search: lineSchema(0, 200).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
      /** `next` of the page before. */
      after: z.optional(idSchema),
    }),
    data: z.object({ items: z.array(foundTeamSchema), next: z.nullable(idSchema) }),
    refusals: [],
  }),
  rename: defineCall({
    name: 'teams.rename',
    method: 'PUT',
    path: '/teams/team/name',
    access: 'session',
    needs: 'canRenameTeam',
    changes: { team: 'id' },
    summary: 'Rename a team of mine',
    body: z.object({ id: idSchema, name: nameSchema }),
    data: emptySchema,
    refusals: ['team_not_found'],
  }),
  setColors: defineCall({
    name: 'teams.setColors',
    method: 'PUT',
    path: '/teams/team/colors',
    access: 'session',
    changes: { team: 'id' },
    summary: 'The colours of a team of mine, up to six hexes, the most important first; none takes them away',
    body: z.object({ id: idSchema, colors: teamColorsSchema }),
    data: emptySchema,
    refusals: ['team_not_found'],
  }),
  setSport: defineCall({
    name: 'teams.setSport',
    method: 'PUT',
    path: '/teams/team/sport',
    access: 'session',
    changes: { team: 'id' },
    summary:
      'What a team of mine plays, whose rules numbers on its lists are looked at by; `none` where no book says anything',
    body: z.object({ id: idSchema, sport: sportSchema }),
    data: emptySchema,
    refusals: ['team_not_found'],
  }),
  delete: defineCall({
    name: 'teams.delete',
    method: 'DELETE',
    path: '/teams/team/:id',
    access: 'session',
    needs: 'canDeleteTeam',
    changes: { team: 'id' },
    summary:
      'Delete a team of mine with its projects and designs; one with orders a day later, of which all its members are mailed. Requests and orders stay',
    params: z.object({ id: idSchema }),
    /** When it goes, of a team with orders; nothing once it is gone. */
    data: z.object({ deletesAt: timeSchema.optional() }),
    refusals: ['team_not_found'],
  }),
  keep: defineCall({
    name: 'teams.keep',
    method: 'PUT',
    path: '/teams/team/keep',
    access: 'session',
    summary: 'Keep a team of mine that a member has asked to delete',
    body: z.object({ id: idSchema }),
    data: emptySchema,
    refusals: ['team_not_found'],
  }),
  removeTeammate: defineCall({
    name: 'teams.removeTeammate',
    method: 'DELETE',
    path: '/teams/team/:teamId/member/:teammateId',
    access: 'session',
    changes: { team: 'teamId' },
    summary: 'Take someone out of a team of mine; oneself only as a designer, and never the only member',
    params: z.object({ teamId: idSchema, teammateId: idSchema }),
    data: emptySchema,
    refusals: ['team_not_found', 'not_found', 'teammate_not_removable'],
  }),
  setLooking: defineCall({
    name: 'teams.setLooking',
    method: 'PUT',
    path: '/teams/team/member',
    access: 'session',
    changes: { team: 'teamId' },
    summary: 'Say whether somebody only looks in a team that I founded',
    body: z.object({ teamId: idSchema, teammateId: idSchema, looksOnly: z.boolean() }),
    data: emptySchema,
    refusals: ['team_not_found', 'not_found', 'looking_not_settable'],
  }),
  link: defineCall({
    name: 'teams.link',
    method: 'GET',
    path: '/teams/team/link',
    access: 'session',
    needsAddress: true,
    changes: { team: 'teamId' },
    summary:
      'The token of a team’s invitation link, `/join/:token`: of a team of mine, for staff of any; 30 days',
    query: z.object({ teamId: idSchema }),
    data: z.string(),
    refusals: ['team_not_found'],
  }),
  invitation: defineCall({
    name: 'teams.invitation',
    method: 'GET',
    path: '/teams/tokenInfo',
    access: 'public',
    summary: 'Who invites to which team',
    query: z.object({ token: inviteTokenSchema }),
    data: z.object({ invitorName: z.string(), teamName: z.string() }),
    refusals: ['invalid_or_expired_join_team_token'],
  }),
  join: defineCall({
    name: 'teams.join',
    method: 'POST',
    path: '/teams/join',
    access: 'session',
    needsAddress: true,
    summary: 'Join the team of an invitation, and learn its id; a member joins again without effect',
    body: z.object({ token: inviteTokenSchema }),
    data: idSchema,
    refusals: ['invalid_or_expired_join_team_token'],
  }),
  invite: defineCall({
    name: 'teams.invite',
    method: 'POST',
    path: '/teams/team/invite',
    access: 'session',
    needsAddress: true,
    changes: { team: 'teamId' },
    summary: 'Mail a team’s invitation link to up to 20 people; for who has confirmed their email',
    body: z.object({ teamId: idSchema, emails: z.array(emailSchema).min(1).max(20) }),
    data: emptySchema,
    refusals: ['team_not_found', 'email_not_verified', 'too_many_requests'],
  }),
} as const
