import { randomUUID } from 'node:crypto'
import { factorCalls } from '@teamloom/contract/factors.ts'
import { oidcCalls } from '@teamloom/contract/oidc.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startIssuer, type Wrong } from '#api/testing/fake-issuer.ts'
import { mailsTo } from '#api/testing/mails.ts'
import { callerWith, goodPassword, signUp, signUpVerified, stranger } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let issuer: Awaited<ReturnType<typeof startIssuer>>

beforeAll(async () => {
  issuer = await startIssuer('teamloom')
  const provider = {
    name: 'school',
    label: 'School',
    issuer: issuer.issuer,
    clientId: 'teamloom',
    clientSecret: 's',
  }
  const narrow = { ...provider, name: 'college', domains: ['college.example'] }
  app = await startTestApp({ OIDC_PROVIDERS: JSON.stringify([provider, narrow]) })
})
afterEach(() => app.setNow(new Date()))
afterAll(async () => {
  await app.close()
  await issuer.close()
})

type Person = { readonly sub: string; readonly email: string; readonly given_name?: string }
const somebody = (): Person => ({
  sub: randomUUID(),
  email: `zoe-${randomUUID()}@example.com`,
  given_name: 'Zoé',
})

/** Goes to the provider as a browser does: the address, and the cookie that the browser keeps of it. */
async function begin(provider = 'school', query = '') {
  const answer = await app.app.inject({ url: `/api/v1/user/oidc/${provider}${query}` })
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  return { address: new URL(String(answer.headers.location)), cookie }
}

/** Back again: what the page is told. */
async function comeBack(query: string, cookie: string, provider = 'school') {
  const answer = await app.app.inject({
    url: `/api/v1/user/oidc/${provider}/return?${query}`,
    headers: { cookie },
  })
  expect(answer.statusCode).toBe(303)
  const location = String(answer.headers.location)
  return Object.fromEntries(new URLSearchParams(location.slice(location.indexOf('#') + 1)))
}

async function through(person: Person, wrong: Wrong = {}, provider = 'school', query = '') {
  const { address, cookie } = await begin(provider, query)
  const code = await issuer.code(address, person, wrong)
  const state = address.searchParams.get('state') ?? ''
  return comeBack(`${new URLSearchParams({ code, state })}`, cookie, provider)
}

const enter = (ticket = '', inviteToken?: string) =>
  app.app.inject({
    method: 'POST',
    url: '/api/v1/user/login/oidc',
    payload: { ticket, ...(inviteToken ? { inviteToken } : {}) },
  })

describe('signing in by a provider (AC68)', () => {
  test('makes an account with a first team, confirmed, and finds it again', async () => {
    const zoe = somebody()
    const { ticket } = await through(zoe)
    const answer = await enter(ticket)
    expect(answer.statusCode).toBe(200)
    const caller = callerWith(app.app, { 'access-token': String(answer.headers['access-token']) })
    expect(await caller.call(userCalls.me, {})).toMatchObject({
      email: zoe.email,
      firstName: 'Zoé',
      emailVerified: true,
    })
    expect(await caller.call(teamCalls.list, {})).toHaveLength(1)
    expect((await enter(ticket)).statusCode).toBe(401)
    const again = await through({ ...zoe, email: 'changed@example.com' })
    const second = await enter(again.ticket)
    expect(second.json()).toMatchObject({ data: { user: { email: zoe.email } } })
    // No password opens it.
    for (const password of ['', goodPassword])
      expect(
        await stranger(app).refused(userCalls.login, {
          body: { email: zoe.email, password: password || 'x' },
        }),
      ).toBe('401 invalid_email_or_password')
  })

  test('keeps the invitation and where one wanted to go', async () => {
    const maya = await signUpVerified(app)
    const inviteToken = await maya.call(teamCalls.link, { query: { teamId: maya.teamId } })
    const query = `?${new URLSearchParams({ inviteToken, from: '/orders' })}`
    const told = await through(somebody(), {}, 'school', query)
    expect(told).toMatchObject({ from: '/orders', inviteToken })
    expect((await enter(told['ticket'], inviteToken)).json()).toMatchObject({
      data: { joinedTeam: { id: maya.teamId } },
    })
    for (const from of ['//evil.example', 'https://evil.example', '/\\evil.example'])
      expect((await through(somebody(), {}, 'school', `?${new URLSearchParams({ from })}`))['from']).toBe('')
  })

  const hourAgo = () => Math.floor(Date.now() / 1000) - 3600

  test.each<[string, () => Wrong, string]>([
    ['forged', () => ({ isForged: true }), 'failed'],
    ['of another audience', () => ({ claims: { aud: 'another' } }), 'failed'],
    ['of another issuer', () => ({ claims: { iss: 'https://evil.example' } }), 'failed'],
    ['late', () => ({ claims: { iat: hourAgo(), exp: hourAgo() + 300 } }), 'failed'],
    ['of another nonce', () => ({ nonce: 'another' }), 'failed'],
    ['unverified', () => ({ claims: { email_verified: false } }), 'unverified'],
    ['said to be verified in a word', () => ({ claims: { email_verified: 'true' } }), 'unverified'],
    ['without an address', () => ({ claims: { email: undefined } }), 'unverified'],
  ])('is refused an answer that is %s', async (_, wrong, problem) => {
    const zoe = somebody()
    expect(await through(zoe, wrong())).toEqual({ problem })
    const { rows } = await app.pool.query('select 1 from users where email = $1', [zoe.email])
    expect(rows).toEqual([])
  })

  test('is refused an answer that is replayed, late, of another browser or state, or made up', async () => {
    const { address, cookie } = await begin()
    const state = address.searchParams.get('state') ?? ''
    const answer = async () =>
      `${new URLSearchParams({ code: await issuer.code(address, somebody()), state })}`
    const other = await begin()
    const failed = { problem: 'failed' }
    expect(await comeBack(await answer(), '')).toEqual(failed)
    expect(await comeBack(await answer(), other.cookie)).toEqual(failed)
    expect(await comeBack(await answer(), `${cookie.slice(0, -4)}AAAA`)).toEqual(failed)
    expect(await comeBack(await answer(), cookie, 'college')).toEqual(failed)
    const { address: fresh, cookie: own } = await begin()
    const query = `${new URLSearchParams({
      code: await issuer.code(fresh, somebody()),
      state: fresh.searchParams.get('state') ?? '',
    })}`
    expect(await comeBack(query, own)).toHaveProperty('ticket')
    expect(await comeBack(query, own)).toEqual(failed)
    const late = await begin()
    const code = await issuer.code(late.address, somebody())
    app.setNow(new Date(Date.now() + 601_000))
    const lateState = late.address.searchParams.get('state') ?? ''
    expect(await comeBack(`${new URLSearchParams({ code, state: lateState })}`, late.cookie)).toEqual(failed)
  })

  test('of a school lets in its own addresses alone', async () => {
    expect(await through(somebody(), {}, 'college')).toEqual({ problem: 'domain' })
    const own = { ...somebody(), email: `zoe-${randomUUID()}@college.example` }
    expect(await through(own, {}, 'college')).toHaveProperty('ticket')
  })

  test('does not open an account that is there, until its owner has said so by mail', async () => {
    const maya = await signUpVerified(app)
    const thief = { sub: randomUUID(), email: maya.email }
    expect(await through(thief)).toEqual({ problem: 'mailed' })
    const [mail] = await mailsTo(app, maya.email, '/signed-in/link/')
    const token = must(/\/signed-in\/link\/([\w-]+)/.exec(must(mail, 'mail').text)?.[1], 'token')
    const link = (given: string) => stranger(app).refused(oidcCalls.link, { body: { token: given } })
    expect(await link(`${token.slice(0, -4)}AAAA`)).toBe('401 token_expired')
    expect(await through(thief)).toEqual({ problem: 'mailed' })
    app.setNow(new Date(Date.now() + 3_601_000))
    expect(await link(token)).toBe('401 token_expired')
    app.setNow(new Date())
    expect(await link(token)).toBe('answered')
    expect((await enter((await through(thief))['ticket'])).json()).toMatchObject({
      data: { user: { id: maya.id } },
    })
    expect(await maya.refused(userCalls.me, {})).toBe('answered')
  })

  test('puts whoever took an address before its owner out of the account', async () => {
    const squatter = await signUp(app)
    await through({ sub: randomUUID(), email: squatter.email })
    const [mail] = await mailsTo(app, squatter.email, '/signed-in/link/')
    const token = must(/\/signed-in\/link\/([\w-]+)/.exec(must(mail, 'mail').text)?.[1], 'token')
    await stranger(app).call(oidcCalls.link, { body: { token } })
    expect(await squatter.refused(userCalls.me, {})).toBe('401 token_expired')
    const body = { email: squatter.email, password: goodPassword }
    expect(await stranger(app).refused(userCalls.login, { body })).toBe('401 invalid_email_or_password')
  })

  test('does not stand for a second factor', async () => {
    const zoe = somebody()
    const answer = await enter((await through(zoe))['ticket'])
    const caller = callerWith(app.app, { 'access-token': String(answer.headers['access-token']) })
    const { secret } = await caller.call(factorCalls.beginTotp, {})
    const codeAt = (at: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })
    const at = Date.now()
    await caller.call(factorCalls.confirmTotp, { body: { code: codeAt(at) } })
    const asked = await enter((await through(zoe))['ticket'])
    expect(asked.json()).toMatchObject({ errorKey: 'second_factor_required' })
    const { ticket } = asked.json<{ facts: { ticket: string } }>().facts
    app.setNow(new Date(at + 30_000))
    const body = { ticket, code: codeAt(at + 30_000) }
    expect(await stranger(app).refused(factorCalls.loginFactor, { body })).toBe('answered')
  })
})
