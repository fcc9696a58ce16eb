import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { userCalls } from './user.ts'
import { emptySchema, lineSchema, timeSchema } from './words.ts'

/** Second factors of one's own account: passkeys, codes of an authenticator, recovery codes. */

const inviteToken = z.string().max(200).optional()

/** A code of an authenticator, or a recovery code as it is typed. */
const codeSchema = z.string().trim().min(6).max(40)

const recoveryCodesSchema = z.array(z.string())

/** Base64url, as browsers write bytes. */
const bytesSchema = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/)

/** What WebAuthn's JSON has in common; what is not checked here the library checks. */
const credential = {
  id: bytesSchema(1400),
  rawId: bytesSchema(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
  clientExtensionResults: z.record(z.string(), z.unknown()).optional(),
}

const registrationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytesSchema(4000),
    attestationObject: bytesSchema(12_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
  /** What it is called in the list; else what it was made on. */
  name: lineSchema(1, 60).optional(),
})

const authenticationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytesSchema(4000),
    authenticatorData: bytesSchema(4000),
    signature: bytesSchema(4000),
    userHandle: z.string().max(200).nullish(),
  }),
  inviteToken,
})

/** What every browser is told; the library adds to it what it does. */
const creationSchema = z.looseObject({
  challenge: z.string(),
  rp: z.looseObject({ name: z.string() }),
  user: z.looseObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.looseObject({ alg: z.number(), type: z.string() })),
})

const requestSchema = z.looseObject({ challenge: z.string(), rpId: z.string() })

const factorsSchema = z.object({
  passkeys: z.array(
    z.object({ id: idSchema, name: z.string(), created_at: timeSchema, usedAt: timeSchema.nullable() }),
  ),
  /** Codes of an authenticator; null where they are not set up. */
  totp: z.object({ id: idSchema, created_at: timeSchema }).nullable(),
  recoveryCodesLeft: z.int(),
  devices: z.array(z.object({ id: idSchema, device: z.string(), seenAt: timeSchema, isThis: z.boolean() })),
})
export type Factors = z.output<typeof factorsSchema>

/** One of both: whoever found the device open has neither. */
const proofSchema = z
  .object({ password: z.string().min(1).max(200).optional(), code: codeSchema.optional() })
  .refine(({ password, code }) => (password === undefined) !== (code === undefined), {
    path: ['password'],
    message: 'give the password or a code',
  })

const proofRefusals = ['wrong_password', 'wrong_code', 'too_many_requests'] as const

export const factorCalls = {
  list: defineCall({
    name: 'factors.list',
    method: 'GET',
    path: '/user/factors',
    access: 'session',
    summary: 'My passkeys, whether codes are set up, how many recovery codes are left, and my devices',
    data: factorsSchema,
    refusals: [],
  }),
  beginTotp: defineCall({
    name: 'factors.beginTotp',
    method: 'POST',
    path: '/user/factors/totp',
    access: 'session',
    needsAddress: true,
    summary:
      'A secret for an authenticator, in base 32 and as an address to draw; it holds once it is confirmed',
    data: z.object({ secret: z.string(), uri: z.string() }),
    refusals: ['factor_exists'],
  }),
  confirmTotp: defineCall({
    name: 'factors.confirmTotp',
    method: 'POST',
    path: '/user/factors/totp/confirm',
    access: 'session',
    needsAddress: true,
    summary: 'Set codes up with the first of them; answers recovery codes, once. All my other sessions end',
    body: z.object({ code: codeSchema }),
    data: z.object({ recoveryCodes: recoveryCodesSchema }),
    refusals: ['wrong_code', 'factor_exists', 'not_found', 'too_many_requests'],
  }),
  remove: defineCall({
    name: 'factors.remove',
    method: 'DELETE',
    path: '/user/factors/:id',
    access: 'session',
    needsAddress: true,
    summary: 'Take a passkey or the codes away, with my password or a code',
    params: z.object({ id: idSchema }),
    body: proofSchema,
    data: factorsSchema,
    refusals: ['not_found', ...proofRefusals],
  }),
  makeRecoveryCodes: defineCall({
    name: 'factors.makeRecoveryCodes',
    method: 'POST',
    path: '/user/factors/recovery',
    access: 'session',
    needsAddress: true,
    summary: 'New recovery codes in the place of all former ones, with my password or a code; answered once',
    body: proofSchema,
    data: z.object({ recoveryCodes: recoveryCodesSchema }),
    refusals: ['not_found', ...proofRefusals],
  }),
  passkeyOptions: defineCall({
    name: 'factors.passkeyOptions',
    method: 'POST',
    path: '/user/passkeys/options',
    access: 'session',
    needsAddress: true,
    summary: 'What a browser makes a passkey with: WebAuthn’s creation options as JSON; five minutes, once',
    data: creationSchema,
    refusals: ['too_many_requests'],
  }),
  addPasskey: defineCall({
    name: 'factors.addPasskey',
    method: 'POST',
    path: '/user/passkeys',
    access: 'session',
    needsAddress: true,
    summary:
      'Keep the passkey that a browser has made: WebAuthn’s registration as JSON. With the first factor come recovery codes, once, and all my other sessions end',
    body: registrationSchema,
    maxBodyBytes: 65_536,
    data: z.object({ id: idSchema, name: z.string(), recoveryCodes: recoveryCodesSchema.nullable() }),
    refusals: ['passkey_invalid', 'factor_exists'],
  }),
  loginOptions: defineCall({
    name: 'factors.loginOptions',
    method: 'POST',
    path: '/user/login/passkey/options',
    access: 'public',
    summary:
      'What a browser signs in by a passkey with: WebAuthn’s request options as JSON; five minutes, once',
    data: requestSchema,
    refusals: ['too_many_requests'],
  }),
  loginPasskey: defineCall({
    name: 'factors.loginPasskey',
    method: 'POST',
    path: '/user/login/passkey',
    access: 'public',
    summary:
      'Log in by a passkey alone: WebAuthn’s authentication as JSON; with an invitation, join its team too',
    body: authenticationSchema,
    maxBodyBytes: 32_768,
    data: userCalls.login.data,
    refusals: ['passkey_invalid', 'invalid_or_expired_join_team_token', 'too_many_requests'],
    givesSession: true,
  }),
  loginFactor: defineCall({
    name: 'factors.loginFactor',
    method: 'POST',
    path: '/user/login/factor',
    access: 'public',
    summary:
      'Go on with a login that wants a second factor: by a code of the authenticator, or a recovery code',
    body: z.object({ ticket: z.string().min(1).max(200), code: codeSchema, inviteToken }),
    data: userCalls.login.data,
    refusals: ['token_expired', 'wrong_code', 'invalid_or_expired_join_team_token', 'too_many_requests'],
    givesSession: true,
  }),
  endSession: defineCall({
    name: 'factors.endSession',
    method: 'DELETE',
    path: '/user/sessions/:id',
    access: 'session',
    summary: 'End one of my sessions, on every server at once',
    params: z.object({ id: idSchema }),
    data: emptySchema,
    refusals: ['not_found'],
  }),
} as const
