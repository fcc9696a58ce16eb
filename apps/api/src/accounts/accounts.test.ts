import { userCalls } from '@teamloom/contract/user.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodPassword, type Person, signUp, stranger } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app, { optNewsletter: undefined, email: 'maya@example.com' })
})
afterAll(() => app.close())

const profile = {
  email: 'new@example.com',
  firstName: 'Jonas',
  lastName: 'Roy',
  password: goodPassword,
  language: 'en',
  teamName: 'Otters',
  forWho: 'company',
  projectSize: '50-149',
} as const

describe('sign-up', () => {
  test('makes the account, a team and the first project, and logs in', async () => {
    const jonas = await signUp(app, { email: 'Jonas@Example.com ', language: 'fr' })
    const me = await jonas.call(userCalls.me, {})
    expect(me).toMatchObject({
      email: 'jonas@example.com',
      language: 'fr',
      currency: 'cad',
      isUser: true,
      isAdmin: false,
    })
    expect(me.canAddProject).toBe(true)
  })

  test.each([
    ['a password without a digit', { password: 'Correct-horse' }],
    ['a short password', { password: 'Ab1' }],
    ['no team name', { teamName: undefined }],
    ['an event that has been', { eventDate: '2020-01-01' }],
    ['another language', { language: 'de' }],
    ['a name of 201 characters', { firstName: 'x'.repeat(201) }],
    ['a name with a control character', { firstName: 'a\u0000b' }],
  ])('is refused with %s', async (_, change) => {
    const sent = { body: { ...profile, ...change } as never }
    expect(await stranger(app).refused(userCalls.signup, sent)).toBe('400 validation_failed')
    expect(await stranger(app).call(userCalls.checkExists, { body: { email: profile.email } })).toEqual({
      exists: false,
    })
  })

  test('is refused for a taken email, however it is written', async () => {
    const sent = { body: { ...profile, email: ' MAYA@example.com' } }
    expect(await stranger(app).refused(userCalls.signup, sent)).toBe('409 username_already_exists')
  })

  test('made twice at once gives one account', async () => {
    const sent = { body: { ...profile, email: 'twice@example.com' } }
    const outcomes = await Promise.all([1, 2, 3].map(() => stranger(app).refused(userCalls.signup, sent)))
    expect(outcomes.toSorted()).toEqual([
      '409 username_already_exists',
      '409 username_already_exists',
      'answered',
    ])
  })
})

describe('login', () => {
  test('opens a session; logout ends that one only', async () => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/v1/user/login/',
      payload: { email: 'maya@example.com', password: goodPassword },
    })
    expect(answer.json()).toEqual({
      status: 'success',
      data: { user: { id: maya.id, email: 'maya@example.com' } },
    })
    const token = String(answer.headers['access-token'])
    const me = () => app.app.inject({ url: '/api/v1/user/me', headers: { 'access-token': token } })
    expect((await me()).statusCode).toBe(200)
    await app.app.inject({ method: 'POST', url: '/api/v1/user/logout', headers: { 'access-token': token } })
    expect((await me()).json()).toMatchObject({ errorKey: 'token_expired' })
    expect((await maya.call(userCalls.me, {})).id).toBe(maya.id)
  })

  test.each([
    [
      'a wrong password',
      { email: 'maya@example.com', password: 'Wrong-horse-1' },
      '401 invalid_email_or_password',
    ],
    [
      'an unknown email',
      { email: 'nobody@example.com', password: goodPassword },
      '401 invalid_email_or_password',
    ],
    ['no password', { email: 'maya@example.com' }, '400 validation_failed'],
  ])('is refused with %s', async (_, body, refusal) => {
    expect(await stranger(app).refused(userCalls.login, { body: body as never })).toBe(refusal)
  })

  test('slows down after ten failures, twice as long each time, and lets the owner in elsewhere', async () => {
    const owner = await signUp(app)
    const attempt = (password: string, remoteAddress = '10.0.0.1') =>
      app.app.inject({
        method: 'POST',
        url: '/api/v1/user/login',
        remoteAddress,
        payload: { email: owner.email, password },
      })
    for (let failures = 0; failures < 10; failures++)
      expect((await attempt('Wrong-1aaa')).statusCode).toBe(401)
    const refused = await attempt(goodPassword)
    expect(refused.statusCode).toBe(429)
    const firstWait = Number(refused.headers['retry-after'])
    expect(firstWait).toBeGreaterThan(0)
    expect((await attempt(goodPassword, '10.0.0.2')).statusCode).toBe(200)

    app.setNow(new Date(Date.now() + (firstWait + 1) * 1000))
    expect((await attempt('Wrong-1aaa')).statusCode).toBe(401)
    const again = await attempt(goodPassword)
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(firstWait * 1.5)
    app.setNow(new Date())
  })
})

describe('a session', () => {
  const read = (token: string) =>
    app.app.inject({ url: '/api/v1/user/me', headers: { 'access-token': token } })

  test('carries the claims that the contract names', () => {
    const claims = JSON.parse(Buffer.from(maya.token.split('.')[1]!, 'base64url').toString()) as Record<
      string,
      unknown
    >
    expect(claims).toMatchObject({
      id: maya.id,
      email: 'maya@example.com',
      firstName: 'Maya',
      lastName: 'Tremblay',
      optNewsletter: true,
      roles: [{ role: 'user' }],
      isAdmin: false,
      isDesigner: false,
      isUser: true,
    })
    expect(Number(claims.exp) * 1000 - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
  })

  test('is refused when absent, forged or past', async () => {
    expect(await stranger(app).refused(userCalls.me, {})).toBe('401 unauthorized')
    const [head, body] = maya.token.split('.')
    expect((await read(`${head}.${body}.AAAA`)).json()).toMatchObject({ errorKey: 'unauthorized' })
    expect((await read('not a token')).json()).toMatchObject({ errorKey: 'unauthorized' })
    const jonas = await signUp(app)
    app.setNow(new Date(Date.now() + 8 * 86_400_000))
    expect((await read(jonas.token)).json()).toMatchObject({ errorKey: 'token_expired' })
    app.setNow(new Date())
  })

  test('is renewed when under half of it is left', async () => {
    expect((await read(maya.token)).headers['access-token']).toBeUndefined()
    app.setNow(new Date(Date.now() + 4 * 86_400_000))
    const renewed = await read(maya.token)
    expect(renewed.headers['access-token']).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    app.setNow(new Date())
  })
})

test('profile and currency are kept', async () => {
  const chloe = await signUp(app)
  await chloe.call(userCalls.updateMe, {
    body: { firstName: ' Chloé ', language: 'fr', optNewsletter: false },
  })
  await chloe.call(userCalls.setCurrency, { body: { currency: 'usd' } })
  expect(await chloe.call(userCalls.me, {})).toMatchObject({
    firstName: 'Chloé',
    lastName: 'Tremblay',
    language: 'fr',
    currency: 'usd',
    optNewsletter: false,
  })
  expect(await chloe.refused(userCalls.setCurrency, { body: { currency: 'eur' as never } })).toBe(
    '400 validation_failed',
  )
})

test('a malformed body and an unknown path have their keys', async () => {
  const broken = await app.app.inject({
    method: 'POST',
    url: '/api/v1/user/login',
    headers: { 'content-type': 'application/json' },
    payload: '{"email":',
  })
  expect([broken.statusCode, broken.json()]).toEqual([
    400,
    { status: 'error', message: 'malformed_json', errorKey: 'malformed_json' },
  ])
  const unknown = await app.app.inject({ url: '/api/v1/nothing/here' })
  expect([unknown.statusCode, unknown.json().errorKey]).toEqual([404, 'not_found'])
})
