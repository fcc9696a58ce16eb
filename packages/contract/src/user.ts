import { type Ability, abilityNames, roles } from '@teamloom/commerce/access/access.ts'
import { deskRights } from '@teamloom/commerce/access/desk-rights.ts'
import { staffAbilities } from '@teamloom/commerce/access/staff-abilities.ts'
import { emailSchema } from '@teamloom/commerce/addresses/email-schema.ts'
import { projectSizes } from '@teamloom/commerce/pricing/planned-quantity.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { defineFileCall } from './raw-call.ts'
import {
  centsSchema,
  currencySchema,
  emptySchema,
  lineSchema,
  localeSchema,
  nameSchema,
  passwordSchema,
  timeSchema,
} from './words.ts'

export const forWhoSchema = z.enum(['company', 'student', 'personal'])
export const projectSizeSchema = z.enum(projectSizes)
export type ForWho = z.output<typeof forWhoSchema>
export const roleSchema = z.enum(roles)

const abilityShape = Object.fromEntries(abilityNames.map(name => [name, z.boolean()])) as Record<
  Ability,
  z.ZodBoolean
>

export const userSchema = z.object({
  id: idSchema,
  email: z.string(),
  /** Whether the person has followed a link that was mailed to the address: only then they invite by mail. */
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  optNewsletter: z.boolean(),
  roles: z.array(z.object({ role: roleSchema })),
  isAdmin: z.boolean(),
  isDesigner: z.boolean(),
  isUser: z.boolean(),
  language: localeSchema,
  currency: currencySchema,
  imageUrl: z.string().nullable(),
  /** What of the house's money and customers is theirs to move, for staff. */
  rights: z.array(z.enum(deskRights)),
  /** What of the shop is theirs to do, for staff. */
  staffAbilities: z.array(z.enum(staffAbilities)),
  /** Whether the person works here, and may nothing of it until they have set up a second factor. */
  needsSecondFactor: z.boolean(),
  /** AC70: whether the person designs without an account; then their address is empty. */
  isGuest: z.boolean(),
  ...abilityShape,
})

export type User = z.output<typeof userSchema>

const inviteToken = z.string().max(200).optional()
const joined = z.object({ id: idSchema }).optional()

/** Where what a guest designed goes when they log in: absent, to a new project of their first team. */
export const takeOverSchema = z.object({ projectId: idSchema }).optional()

/** AC72: what came along from the guest whose session was shown. */
export const takenOverSchema = z.object({ projectId: idSchema, designs: z.int() }).optional()

const onboardingSchema = z.object({
  email: emailSchema,
  firstName: nameSchema,
  lastName: nameSchema,
  password: passwordSchema,
  optNewsletter: z.boolean().default(true),
  language: localeSchema,
  forWho: forWhoSchema.optional(),
  projectSize: projectSizeSchema.optional(),
  teamName: nameSchema.optional(),
  eventDate: z.iso.date().nullish(),
  campaign: lineSchema(0, 200).nullish(),
  inviteToken,
  /** The referral code that they came with; one that is nobody’s does nothing. */
  ref: lineSchema(0, 40).nullish(),
})

/** Someone who is not invited says for whom the team is, and how large the project. */
export const signupSchema = onboardingSchema.superRefine((profile, context) => {
  if (profile.inviteToken) return
  for (const field of ['teamName', 'forWho', 'projectSize'] as const) {
    if (!profile[field]) context.addIssue({ code: 'custom', path: [field], message: 'is required' })
  }
})

const referralCodeSchema = z.string().length(4)

const existsData = z.object({ exists: z.boolean() })

export const userCalls = {
  login: defineCall({
    name: 'user.login',
    method: 'POST',
    path: '/user/login',
    access: 'public',
    summary:
      'Log in; with an invitation, join its team too; with a guest’s session, take their designs along',
    body: z.object({
      email: emailSchema,
      password: z.string().min(1).max(200),
      inviteToken,
      takeOver: takeOverSchema,
    }),
    data: z.object({
      user: z.object({ id: idSchema, email: z.string() }),
      joinedTeam: joined,
      takenOver: takenOverSchema,
    }),
    refusals: [
      'invalid_email_or_password',
      'second_factor_required',
      'invalid_or_expired_join_team_token',
      'project_not_found',
      'too_many_requests',
    ],
    givesSession: true,
  }),
  guest: defineCall({
    name: 'user.guest',
    method: 'POST',
    path: '/user/guest',
    access: 'public',
    summary: 'Design without an account: a guest with a project, kept thirty days from their last visit',
    body: z.object({ language: localeSchema }),
    data: z.object({
      user: z.object({ id: idSchema, isGuest: z.literal(true) }),
      newProject: z.object({ id: idSchema }),
    }),
    refusals: ['too_many_requests'],
    givesSession: true,
  }),
  signup: defineCall({
    name: 'user.signup',
    method: 'POST',
    path: '/user/signup',
    access: 'public',
    summary:
      'Open an account; without an invitation, with a first team and project; with a guest’s session, as that guest',
    body: signupSchema,
    data: z.object({
      newUser: z.object({ id: idSchema, email: z.string() }),
      newProject: z.object({ id: idSchema }).nullable(),
      joinedTeam: joined,
    }),
    refusals: [
      'username_already_exists',
      'invalid_or_expired_join_team_token',
      'too_many_requests',
      'validation_failed',
    ],
    givesSession: true,
  }),
  exists: defineCall({
    name: 'user.exists',
    method: 'GET',
    path: '/user/exists/:email',
    access: 'public',
    summary: 'Whether an account has this email',
    params: z.object({ email: emailSchema }),
    data: existsData,
    refusals: ['too_many_requests'],
  }),
  checkExists: defineCall({
    name: 'user.checkExists',
    method: 'POST',
    path: '/user/exists',
    access: 'public',
    summary: 'Whether an account has this email',
    body: z.object({ email: emailSchema }),
    data: existsData,
    refusals: ['too_many_requests'],
  }),
  requestReset: defineCall({
    name: 'user.requestReset',
    method: 'POST',
    path: '/user/reset_password',
    access: 'public',
    summary: 'Mail a link with which a new password can be set: an hour, once',
    body: z.object({ email: emailSchema, language: localeSchema }),
    data: emptySchema,
    refusals: ['Invalid Email', 'too_many_requests'],
  }),
  resetPassword: defineCall({
    name: 'user.resetPassword',
    method: 'POST',
    path: '/user/update_password/:token',
    access: 'public',
    summary: 'Set a new password with a mailed link; all sessions end',
    params: z.object({ token: z.string().min(1).max(200) }),
    body: z.object({ password: passwordSchema }),
    data: emptySchema,
    refusals: ['token_expired'],
  }),
  verify: defineCall({
    name: 'user.verify',
    method: 'POST',
    path: '/user/verify/:token',
    access: 'public',
    summary: 'Confirm an email with the link that was mailed at sign-up; seven days',
    params: z.object({ token: z.string().min(1).max(200) }),
    data: emptySchema,
    refusals: ['token_expired'],
  }),
  sendVerification: defineCall({
    name: 'user.sendVerification',
    method: 'POST',
    path: '/user/verification',
    access: 'session',
    needsAddress: true,
    summary: 'Mail me the link again that confirms my email; nothing when it is confirmed',
    data: emptySchema,
    refusals: ['too_many_requests'],
  }),
  changePassword: defineCall({
    name: 'user.changePassword',
    method: 'PUT',
    path: '/user/password',
    access: 'session',
    needsAddress: true,
    summary: 'Change my password; all my other sessions end',
    body: z.object({ currentPassword: z.string().min(1).max(200), newPassword: passwordSchema }),
    data: emptySchema,
    refusals: ['wrong_password', 'too_many_requests'],
  }),
  logout: defineCall({
    name: 'user.logout',
    method: 'POST',
    path: '/user/logout',
    access: 'session-or-leaving',
    summary: 'End this session, on every server at once',
    data: emptySchema,
    refusals: [],
  }),
  me: defineCall({
    name: 'user.me',
    method: 'GET',
    path: '/user/me',
    access: 'session',
    summary: 'Who is logged in, and what they may do',
    data: userSchema,
    refusals: [],
  }),
  updateMe: defineCall({
    name: 'user.updateMe',
    method: 'PUT',
    path: '/user/me',
    access: 'session',
    summary: 'Change name, language, newsletter or picture',
    body: z.object({
      firstName: nameSchema.optional(),
      lastName: nameSchema.optional(),
      language: localeSchema.optional(),
      optNewsletter: z.boolean().optional(),
      /** A version of an asset of type `avatar` that I uploaded; null takes my picture away. */
      avatarAssetVersionId: z.nullish(idSchema),
    }),
    data: userSchema,
    refusals: ['assetDoesntExist'],
  }),
  exportData: defineCall({
    name: 'user.exportData',
    method: 'POST',
    path: '/user/export',
    access: 'session',
    needsAddress: true,
    summary: 'Mail me a link to all that is kept about me; a day, and only while I am logged in',
    data: emptySchema,
    refusals: ['too_many_requests'],
  }),
  deleteMe: defineCall({
    name: 'user.deleteMe',
    method: 'DELETE',
    path: '/user/me',
    access: 'session',
    needsAddress: true,
    summary: 'Delete my account: all sessions end at once, the rest goes after thirty days',
    body: z.object({ password: z.string().min(1).max(200) }),
    data: emptySchema,
    refusals: ['wrong_password', 'account_owes', 'last_admin', 'too_many_requests'],
  }),
  restore: defineCall({
    name: 'user.restore',
    method: 'POST',
    path: '/user/restore',
    access: 'session-or-leaving',
    summary: 'Keep my account after all',
    data: emptySchema,
    refusals: [],
  }),
  deleteUser: defineCall({
    name: 'user.deleteUser',
    method: 'DELETE',
    path: '/user/admin/:id',
    access: 'admin',
    ability: 'managePeople',
    summary: 'Delete an account on its owner’s request, as they could themselves',
    params: z.object({ id: idSchema }),
    data: emptySchema,
    refusals: ['not_found', 'account_owes', 'last_admin', 'right_not_given'],
  }),
  setCurrency: defineCall({
    name: 'user.setCurrency',
    method: 'PUT',
    path: '/user/currency',
    access: 'session',
    summary: 'Show prices in this currency from now on',
    body: z.object({ currency: currencySchema }),
    data: z.object({ currency: currencySchema }),
    refusals: [],
  }),
  referralCode: defineCall({
    name: 'user.referralCode',
    method: 'GET',
    path: '/user/referral_code',
    access: 'session',
    needsAddress: true,
    summary: 'The code of four characters by which others are referred by me',
    data: referralCodeSchema,
    refusals: [],
  }),
  referral: defineCall({
    name: 'user.referral',
    method: 'GET',
    path: '/user/referral',
    access: 'session',
    needsAddress: true,
    summary: 'My referral code, and what has come of it',
    data: z.object({
      code: referralCodeSchema,
      /** Teams that came with it. */
      invited: z.int(),
      /** How many of these teams had a first order that was large enough, and purchased. */
      qualified: z.int(),
      /** Credits with something left, the first to end first. */
      credits: z.array(
        z.object({ amount: centsSchema, currency: currencySchema, until: timeSchema, left: centsSchema }),
      ),
    }),
    refusals: [],
  }),
  fromReferralCode: defineCall({
    name: 'user.fromReferralCode',
    method: 'POST',
    path: '/user/from_referral_code',
    access: 'staff',
    ability: 'seePersonalData',
    summary: 'Whose code this is; an empty list when it is nobody’s',
    body: z.object({ referralCode: lineSchema(0, 200).nullish() }),
    data: z.array(z.object({ id: idSchema, firstName: z.string(), lastName: z.string(), email: z.string() })),
    refusals: ['referral_code_missing', 'length_must_be_4'],
  }),
} as const

export const ownDataCall = defineFileCall({
  name: 'user.ownData',
  method: 'GET',
  path: '/user/export.zip',
  access: 'session',
  summary: 'What was gathered of whoever opens the link that was mailed to them',
  query: z.object({ key: z.unknown().optional() }),
  media: ['application/zip'],
  refusals: ['not_found'],
})
