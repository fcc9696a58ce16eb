import { z } from 'zod'
import { defineCall } from './call.ts'
import { definePageCall } from './raw-call.ts'
import { userCalls } from './user.ts'
import { emptySchema } from './words.ts'

/** Signing in by another’s account: OpenID Connect, by providers that the operator names. */

const provider = z.object({ provider: z.string().regex(/^[a-z][a-z\d-]{0,30}$/) })

export const oidcCalls = {
  providers: defineCall({
    name: 'oidc.providers',
    method: 'GET',
    path: '/user/oidc',
    access: 'public',
    summary: 'By whose accounts one may sign in here, in the operator’s order',
    data: z.array(z.object({ name: z.string(), label: z.string() })),
    refusals: [],
  }),
  login: defineCall({
    name: 'oidc.login',
    method: 'POST',
    path: '/user/login/oidc',
    access: 'public',
    summary: 'End a sign-in by a provider with the ticket that its page came back with: a minute, once',
    body: z.object({ ticket: z.string().min(1).max(200), inviteToken: z.string().max(200).optional() }),
    data: userCalls.login.data,
    refusals: [
      'token_expired',
      'second_factor_required',
      'invalid_or_expired_join_team_token',
      'too_many_requests',
    ],
    givesSession: true,
  }),
  link: defineCall({
    name: 'oidc.link',
    method: 'POST',
    path: '/user/login/oidc/link',
    access: 'public',
    summary: 'Let a provider’s account open mine, by the link that was mailed; an hour',
    body: z.object({ token: z.string().min(1).max(2000) }),
    data: emptySchema,
    refusals: ['token_expired'],
  }),
} as const

export const oidcPages = {
  begin: definePageCall({
    name: 'oidc.begin',
    method: 'GET',
    path: '/user/oidc/:provider',
    access: 'public',
    summary: 'Leads to the provider, with PKCE, a nonce and a state that this browser keeps',
    params: provider,
    query: z.object({
      inviteToken: z.string().max(200).optional(),
      /** Where to go on afterwards, within the site. */
      from: z.string().max(500).optional(),
      lang: z.enum(['en', 'fr']).default('en'),
    }),
    refusals: ['not_found'],
  }),
  comeBack: definePageCall({
    name: 'oidc.comeBack',
    method: 'GET',
    path: '/user/oidc/:provider/return',
    access: 'public',
    summary:
      'Where the provider leads back to; leads on to the page that ends the sign-in, or says why it did not',
    params: provider,
    query: z.looseObject({}),
    refusals: ['not_found'],
  }),
} as const
