import { randomBytes } from 'node:crypto'
import { emailSchema } from '@teamloom/commerce/addresses/email-schema.ts'
import { oidcPages } from '@teamloom/contract/oidc.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as oidc from 'openid-client'
import { keepTicket, takeTicket } from '#api/accounts/factors/tickets.ts'
import { findAccount, type Known } from '#api/accounts/oidc/find-account.ts'
import { discover } from '#api/accounts/oidc/providers.ts'
import { cookieOf, noCookie, readWay, type Way, waySeconds } from '#api/accounts/oidc/way-cookie.ts'
import type { OidcProvider } from '#api/config-words.ts'
import { takeAttempt } from '#api/http/attempts.ts'
import { addressOf } from '#api/http/caller-address.ts'
import { answers, type OpenRawHandlers } from '#api/http/raw-handler.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import type { Dependencies } from '#api/services.ts'

/** Why a sign-in by a provider did not end, for the page that says it. */
type Problem = 'failed' | 'unverified' | 'domain' | 'mailed' | 'busy'

const random = () => randomBytes(32).toString('base64url')

export const oidcFiles: OpenRawHandlers = dependencies => {
  const { config, now } = dependencies
  const originOf = (request: FastifyRequest) =>
    new URL(config.publicOrigin ?? `${request.protocol}://${request.host}`).origin
  const named = (name: string) => config.oidcProviders.find(each => each.name === name)
  const backTo = (request: FastifyRequest, { name }: OidcProvider) =>
    `${originOf(request)}/api/v1${oidcPages.comeBack.path.replace(':provider', name)}`
  const leadTo = (reply: FastifyReply, address: string) =>
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(address, 303)
  const tell = (reply: FastifyReply, problem: Problem) =>
    leadTo(reply, `/signed-in#${new URLSearchParams({ problem })}`)

  return [
    answers(oidcPages.begin, async ({ params, query }, request, reply) => {
      const provider = named(params.provider)
      if (!provider) return sendRefusal(reply, 'not_found')
      const perAddress = { most: config.limits.loginsPer10Minutes, windowSeconds: 600 }
      const key = `oidc ${addressOf(request)}`
      if ((await takeAttempt(dependencies.database.alone, key, perAddress, now())) > 0)
        return tell(reply, 'busy')
      const { inviteToken, from, lang } = query
      const way: Way = {
        provider: provider.name,
        state: random(),
        nonce: random(),
        verifier: oidc.randomPKCECodeVerifier(),
        lang,
        ...(inviteToken ? { inviteToken } : {}),
        // Nothing that leads off this site.
        ...(from && /^\/(?![/\\])/.test(from) ? { from } : {}),
        until: now().getTime() + waySeconds * 1000,
      }
      const known = await discover(provider).catch(() => undefined)
      if (!known) return tell(reply, 'failed')
      await keepTicket(dependencies.database.alone, { kind: 'oidc-way', token: way.state }, now())
      const address = oidc.buildAuthorizationUrl(known, {
        redirect_uri: backTo(request, provider),
        scope: 'openid email profile',
        state: way.state,
        nonce: way.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(way.verifier),
        code_challenge_method: 'S256',
        ui_locales: lang,
      })
      reply.header('set-cookie', cookieOf(way, config.sessionSecret, originOf(request).startsWith('https:')))
      return leadTo(reply, address.href)
    }),
    answers(oidcPages.comeBack, async ({ params }, request, reply) => {
      const provider = named(params.provider)
      if (!provider) return sendRefusal(reply, 'not_found')
      reply.header('set-cookie', noCookie)
      const way = readWay(request.headers.cookie, now(), config.sessionSecret)
      const { alone } = dependencies.database
      if (way?.provider !== provider.name || !(await takeTicket(alone, 'oidc-way', way.state, now())))
        return tell(reply, 'failed')
      const here = new URL(request.url, originOf(request))
      const claims = await readAnswer(provider, here, way).catch(() => undefined)
      if (!claims) return tell(reply, 'failed')
      const read = knownOf(provider, claims)
      if (typeof read === 'string') return tell(reply, read)
      const ticket = await openTicket(dependencies, provider, read, way)
      if (!ticket) return tell(reply, 'mailed')
      const { from = '', inviteToken = '' } = way
      return leadTo(reply, `/signed-in#${new URLSearchParams({ ticket, from, inviteToken })}`)
    }),
  ]
}

/** Signed by the provider's keys, for this client, this browser's state and nonce, and not past; throws else. */
async function readAnswer(provider: OidcProvider, here: URL, way: Way): Promise<oidc.IDToken | undefined> {
  const tokens = await oidc.authorizationCodeGrant(await discover(provider), here, {
    pkceCodeVerifier: way.verifier,
    expectedState: way.state,
    expectedNonce: way.nonce,
    idTokenExpected: true,
  })
  return tokens.claims()
}

/** AC68: an address counts that the provider itself has verified, and of a school or a company its own alone. */
function knownOf(provider: OidcProvider, claims: oidc.IDToken): Known | Problem {
  const email = emailSchema.safeParse(claims['email'])
  if (claims['email_verified'] !== true || !email.success) return 'unverified'
  const domain = email.data.split('@')[1] ?? ''
  if (provider.domains.length > 0 && !provider.domains.includes(domain)) return 'domain'
  const word = (claim: string) => {
    const value = claims[claim]
    return typeof value === 'string' ? value.trim().slice(0, 100) : ''
  }
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: email.data,
    firstName: word('given_name') || word('name') || (email.data.split('@')[0] ?? ''),
    lastName: word('family_name'),
  }
}

/**
 * The ticket with which the page ends the sign-in; undefined when the owner of the address is asked by mail first.
 */
function openTicket(
  dependencies: Dependencies,
  { label }: OidcProvider,
  known: Known,
  { lang, inviteToken }: Way,
): Promise<string | undefined> {
  const now = dependencies.now()
  return dependencies.database.write(async tx => {
    const how = { lang, isInvited: inviteToken !== undefined, label, now }
    const found = await findAccount(tx, known, how, dependencies)
    if (found === 'mailed') return undefined
    const token = random()
    await keepTicket(tx, { kind: 'oidc', token, userId: found.userId }, now)
    return token
  })
}
