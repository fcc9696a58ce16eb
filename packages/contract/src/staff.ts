import { roles, staffRoles } from '@teamloom/commerce/access/access.ts'
import { auditFamilies, auditKindNames } from '@teamloom/commerce/access/audit-kinds.ts'
import { staffAbilities } from '@teamloom/commerce/access/staff-abilities.ts'
import { emailSchema } from '@teamloom/commerce/addresses/email-schema.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { defineFileCall } from './raw-call.ts'
import { emptySchema, lineSchema, localeSchema, nameSchema, passwordSchema, timeSchema } from './words.ts'

/** Who works in the shop, what each may, and what they did outside of orders. */

const staffRoleSchema = z.enum(staffRoles)
const staffAbilitySchema = z.enum(staffAbilities)

const deviceSchema = z.object({
  id: idSchema,
  /** `Firefox, Linux`; empty where it does not say. */
  device: z.string(),
  /** To some minutes. */
  seenAt: timeSchema,
  /** The one that asks. */
  isThis: z.boolean(),
})
export type Device = z.output<typeof deviceSchema>

const staffPersonSchema = z.object({
  id: idSchema,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(staffRoleSchema),
  abilities: z.array(staffAbilitySchema),
  /** Whether they were chosen for this person, instead of what the roles hold. */
  isChosen: z.boolean(),
  /** Whether the person is the last admin, without whom nobody could give anybody a role. */
  isLastAdmin: z.boolean(),
  /** The second factors of the member of staff: codes of an authenticator, passkeys. */
  factors: z.array(z.enum(['passkey', 'totp'])),
  /** When one of their devices was last used; null: none is open. */
  seenAt: timeSchema.nullable(),
  devices: z.array(deviceSchema),
  /** The revision of the last change of their roles or abilities; 0 where there was none. */
  revision: z.int(),
})
export type StaffPerson = z.output<typeof staffPersonSchema>

const staffInvitationSchema = z.object({
  id: idSchema,
  email: z.string(),
  roles: z.array(staffRoleSchema),
  invitedBy: z.string(),
  created_at: timeSchema,
  expiresAt: timeSchema,
})
export type StaffInvitation = z.output<typeof staffInvitationSchema>

const peopleSchema = z.object({
  /** The revision of the last change of anybody’s roles or abilities. */
  revision: z.int(),
  people: z.array(staffPersonSchema),
  invitations: z.array(staffInvitationSchema),
})
export type StaffPeople = z.output<typeof peopleSchema>

const auditEntrySchema = z.object({
  id: z.int(),
  at: timeSchema,
  kind: z.enum(auditKindNames),
  /** Null: nobody who was recognised, or the operator at a command. */
  actor: z.object({ id: idSchema, name: z.string() }).nullable(),
  /** Whose account it was about. */
  subject: z.object({ id: idSchema, name: z.string(), email: z.string() }).nullable(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
  address: z.string().nullable(),
})
export type AuditEntry = z.output<typeof auditEntrySchema>

const auditFilter = {
  /** The beginnings of words: of who did it or whom it was about, of what it was about, or of the address. */
  search: lineSchema(0, 100).optional(),
  family: z.enum(auditFamilies).optional(),
}

const chosenRoles = z.array(z.enum(roles)).max(roles.length)
const token = z.object({ token: z.string().min(1).max(200) })
const oneInvitation = z.object({ id: idSchema })

export const staffCalls = {
  people: defineCall({
    name: 'staff.people',
    method: 'GET',
    path: '/staff/people',
    access: 'admin',
    ability: 'managePeople',
    summary: 'All staff with what each may and their devices, and open invitations; 500 of each at most',
    data: peopleSchema,
    refusals: [],
  }),
  setPerson: defineCall({
    name: 'staff.setPerson',
    method: 'PUT',
    path: '/staff/person',
    access: 'admin',
    ability: 'managePeople',
    summary:
      'Say what roles somebody has, and which abilities; without abilities, or with null, those of the roles. Acts at once',
    body: z.object({
      userId: idSchema,
      /** All that they are to have; `user` is everybody’s. */
      roles: chosenRoles,
      abilities: z.array(staffAbilitySchema).max(staffAbilities.length).nullish(),
      /** The one that was seen: with it a change of what somebody else has changed since is a conflict. */
      revision: z.int().min(0).optional(),
      /** Answers as it would be, and keeps nothing. */
      dryRun: z.boolean().optional(),
    }),
    data: peopleSchema,
    refusals: ['not_found', 'last_admin', 'right_not_given', 'conflict'],
  }),
  endSessions: defineCall({
    name: 'staff.endSessions',
    method: 'POST',
    path: '/staff/person/sessions/end',
    access: 'admin',
    ability: 'managePeople',
    summary: 'End all sessions of a member of staff but one’s own that asks',
    body: z.object({ userId: idSchema }),
    data: peopleSchema,
    refusals: ['not_found', 'right_not_given'],
  }),
  removeFactors: defineCall({
    name: 'staff.removeFactors',
    method: 'POST',
    path: '/staff/person/factors/remove',
    access: 'admin',
    ability: 'managePeople',
    summary: 'Take all second factors of a member of staff away who has lost theirs; all their sessions end',
    body: z.object({ userId: idSchema }),
    data: peopleSchema,
    refusals: ['not_found', 'right_not_given'],
  }),
  invite: defineCall({
    name: 'staff.invite',
    method: 'POST',
    path: '/staff/invitations',
    access: 'admin',
    ability: 'managePeople',
    summary:
      'Mail somebody a link by which they become staff; seven days, once. A second one takes the first one’s place',
    body: z.object({ email: emailSchema, roles: z.array(staffRoleSchema).min(1).max(staffRoles.length) }),
    data: peopleSchema,
    refusals: ['right_not_given', 'already_staff', 'too_many_requests'],
  }),
  inviteAgain: defineCall({
    name: 'staff.inviteAgain',
    method: 'POST',
    path: '/staff/invitations/:id/again',
    access: 'admin',
    ability: 'managePeople',
    summary: 'Mail an invitation again, with a new link; the former opens nothing any more',
    params: oneInvitation,
    data: peopleSchema,
    refusals: ['not_found', 'right_not_given', 'too_many_requests'],
  }),
  takeBack: defineCall({
    name: 'staff.takeBack',
    method: 'DELETE',
    path: '/staff/invitations/:id',
    access: 'admin',
    ability: 'managePeople',
    summary: 'Take an invitation back: its link opens nothing any more',
    params: oneInvitation,
    data: peopleSchema,
    refusals: ['not_found', 'right_not_given'],
  }),
  invitation: defineCall({
    name: 'staff.invitation',
    method: 'GET',
    path: '/staff/invitation/:token',
    access: 'public',
    summary: 'To whom an invitation was mailed, as what, and whether they have an account',
    params: token,
    data: z.object({ email: z.string(), roles: z.array(staffRoleSchema), hasAccount: z.boolean() }),
    refusals: ['not_found'],
  }),
  join: defineCall({
    name: 'staff.join',
    method: 'POST',
    path: '/staff/invitation/:token',
    access: 'session',
    needsAddress: true,
    summary: 'Become staff by the invitation that was mailed to one’s own address',
    params: token,
    data: emptySchema,
    refusals: ['not_found', 'another_address'],
  }),
  joinNew: defineCall({
    name: 'staff.joinNew',
    method: 'POST',
    path: '/staff/invitation/:token/account',
    access: 'public',
    summary: 'Open an account at the invited address and become staff by it',
    params: token,
    body: z.object({
      firstName: nameSchema,
      lastName: nameSchema,
      password: passwordSchema,
      language: localeSchema,
    }),
    data: z.object({ id: idSchema, email: z.string() }),
    refusals: ['not_found', 'username_already_exists', 'too_many_requests'],
    givesSession: true,
  }),
  audit: defineCall({
    name: 'staff.audit',
    method: 'GET',
    path: '/staff/audit',
    access: 'admin',
    ability: 'managePeople',
    summary: 'What staff did outside of orders, newest first; kept two years, never changed',
    query: z.object({
      ...auditFilter,
      /** `next` of the page before. */
      after: z.coerce.number().int().min(1).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    data: z.object({ items: z.array(auditEntrySchema), next: z.int().nullable() }),
    refusals: [],
  }),
} as const

export const staffFiles = {
  audit: defineFileCall({
    name: 'staff.auditFile',
    method: 'GET',
    path: '/staff/audit.csv',
    access: 'admin',
    ability: 'managePeople',
    summary: 'The same as a file for spreadsheets, the newest 10,000',
    query: z.object(auditFilter),
    media: ['text/csv'],
    refusals: [],
  }),
} as const
