import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { signUp } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp

let entrance: TestApp
let proxied: TestApp
let networked: TestApp

beforeAll(async () => {
  app = await startTestApp({ CALLS_PER_SECOND: '5' })
  entrance = await startTestApp({
    SIGNUPS_PER_10_MINUTES: '3',
    GUESTS_PER_HOUR: '2',
    LOGINS_PER_10_MINUTES: '4',
    EMAIL_CHECKS_PER_10_MINUTES: '3',
    UNAUTHORIZED_PER_MINUTE: '60',
  })
  proxied = await startTestApp({ TRUST_PROXY: '1' })
  networked = await startTestApp({ TRUST_PROXY: '192.0.2.0/24' })
})
afterAll(async () => {
  await app.close()
  await entrance.close()
  await proxied.close()
  await networked.close()
})

/** However long calls take on a busy machine, to the house they come in one second. */
const stopClock = () => vi.setSystemTime(Date.now())
afterEach(() => void vi.useRealTimers())

type Asked = { token?: string; remoteAddress?: string; url?: string }

/** How many of twenty calls in a row are answered, and what the others are told. */
async function manyCalls({ token, remoteAddress = '10.1.0.1', url = '/api/v1/user/me' }: Asked) {
  stopClock()
  const answers = []
  for (let number = 0; number < 20; number++) {
    const headers = token === undefined ? {} : { 'access-token': token.replace('#', String(number)) }
    answers.push(await app.app.inject({ url, remoteAddress, headers }))
  }
  const refused = answers.filter(answer => answer.statusCode === 429)
  return { answered: answers.length - refused.length, refused }
}

describe('calls', () => {
  test('of a session are limited each second, and told when to come back (AC15)', async () => {
    const maya = await signUp(app)
    const { answered, refused } = await manyCalls({ token: maya.token })
    expect(answered).toBe(5)
    expect(refused).toHaveLength(15)
    for (const answer of refused) {
      expect(answer.json()).toEqual({
        status: 'error',
        message: 'too_many_requests',
        errorKey: 'too_many_requests',
      })
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    // Another session has its own.
    const jonas = await signUp(app)
    expect((await manyCalls({ token: jonas.token })).answered).toBe(5)
    const status = async () =>
      (await app.app.inject({ url: '/api/v1/user/me', headers: { 'access-token': maya.token } })).statusCode
    expect(await status()).toBe(429)
    vi.setSystemTime(Date.now() + 1001)
    expect(await status()).toBe(200)
  })

  test('without a session are limited by where they come from, whatever they claim to be (AC15)', async () => {
    const url = '/api/v1/provider'
    expect((await manyCalls({ url, remoteAddress: '10.2.0.1' })).answered).toBe(5)
    const claimed = await manyCalls({ url, remoteAddress: '10.2.0.2', token: 'made-up-#' })
    expect(claimed.answered).toBe(5)
  })

  test('for pictures are not limited: a page shows many (AC15)', async () => {
    const url = `/api/v1/pictures/${'a'.repeat(32)}/front.webp`
    expect((await manyCalls({ url, remoteAddress: '10.3.0.1' })).answered).toBe(20)
  })
})

async function attempt(url: string, remoteAddress: string, payload: object) {
  const answer = await entrance.app.inject({
    method: 'POST',
    url: `/api/v1/user/${url}`,
    remoteAddress,
    payload,
  })
  return { status: answer.statusCode, wait: Number(answer.headers['retry-after']) }
}

test('pages and files are limited each by a limit of its own, by session where one is shown (AC15)', async () => {
  const pages = await manyCalls({ url: '/api/docs', remoteAddress: '10.3.1.1' })
  expect(pages.answered).toBe(5)
  const description = await app.app.inject({ url: '/api/openapi.json', remoteAddress: '10.3.1.4' })
  expect(description.headers['x-ratelimit-limit']).toBe('5')
  const missing = await manyCalls({ url: '/nowhere.txt', remoteAddress: '10.3.1.2' })
  expect(missing.refused.length).toBe(0)
  const few = await startTestApp({ FILES_PER_SECOND: '5' })
  try {
    const url = `/api/v1/pictures/${'a'.repeat(32)}/front.webp`
    const show = async (headers: Record<string, string>) =>
      (await few.app.inject({ url, remoteAddress: '10.3.1.3', headers })).headers['x-ratelimit-remaining']
    const maya = await signUp(few)
    expect(await show({})).toBe('4')
    expect(await show({})).toBe('3')
    expect(await show({ 'access-token': maya.token })).toBe('4')
    expect(await show({ 'access-token': 'made-up' })).toBe('2')
  } finally {
    await few.close()
  }
})

describe('from one address', () => {
  test('sign-ups are limited in ten minutes, failed ones too (AC14)', async () => {
    const signup = (remoteAddress: string) =>
      attempt('signup', remoteAddress, {
        email: 'taken@example.com',
        firstName: 'Maya',
        lastName: 'Tremblay',
        password: 'Correct-horse-1',
        language: 'en',
        teamName: 'Wolves',
        forWho: 'student',
        projectSize: '20-49',
      })
    const statuses = []
    for (let times = 0; times < 4; times++) statuses.push((await signup('10.4.0.1')).status)
    expect(statuses).toEqual([200, 409, 409, 429])
    const { wait } = await signup('10.4.0.1')
    expect(wait).toBeGreaterThan(500)
    expect(wait).toBeLessThanOrEqual(600)
    expect((await signup('10.4.0.2')).status).toBe(409)
    entrance.setNow(new Date(Date.now() + 601_000))
    expect((await signup('10.4.0.1')).status).toBe(409)
    entrance.setNow(new Date())
  })

  test('guests are limited in an hour (AC70)', async () => {
    const statuses = []
    for (let times = 0; times < 3; times++)
      statuses.push((await attempt('guest', '10.4.2.1', { language: 'fr' })).status)
    expect(statuses).toEqual([200, 200, 429])
    expect((await attempt('guest', '10.4.2.2', { language: 'fr' })).status).toBe(200)
  })

  test('whether an email has an account is limited in ten minutes, however it is asked (AC15)', async () => {
    const asked = [
      () => attempt('exists', '10.4.1.1', { email: 'maya@example.com' }),
      () =>
        entrance.app
          .inject({ url: '/api/v1/user/exists/maya@example.com', remoteAddress: '10.4.1.1' })
          .then(answer => ({ status: answer.statusCode })),
    ]
    const statuses = []
    for (const ask of [...asked, ...asked]) statuses.push((await ask()).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    const reset = (remoteAddress: string) =>
      attempt('reset_password', remoteAddress, { email: 'nobody@example.com', language: 'en' })
    expect((await reset('10.4.1.1')).status).toBe(429)
    const resets = []
    for (let times = 0; times < 4; times++) resets.push((await reset('10.4.1.3')).status)
    expect(resets).toEqual([404, 404, 404, 429])
    expect((await attempt('exists', '10.4.1.2', { email: 'maya@example.com' })).status).toBe(200)
  })

  test('logins are limited in ten minutes, whosever they are (AC14)', async () => {
    const login = (number: number) =>
      attempt('login', '10.5.0.1', { email: `nobody-${number}@example.com`, password: 'Wrong-horse-1' })
    const statuses = []
    for (let number = 0; number < 5; number++) statuses.push((await login(number)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 429])
  })
})

describe('what opens nothing', () => {
  const me = (token: string | undefined, remoteAddress: string) =>
    entrance.app.inject({
      url: '/api/v1/user/me',
      remoteAddress,
      headers: token === undefined ? {} : { 'access-token': token },
    })

  /** How often each status was answered. */
  async function tally(count: number, ask: (number: number) => Promise<{ statusCode: number }>) {
    const seen: Record<number, number> = {}
    for (let number = 0; number < count; number++) {
      const { statusCode } = await ask(number)
      seen[statusCode] = (seen[statusCode] ?? 0) + 1
    }
    return seen
  }

  test('is limited by where it comes from, and keeps out nobody who has a session (AC31)', async () => {
    const maya = await signUp(entrance)
    expect(await tally(100, number => me(`made-up-${number}`, '10.6.0.1'))).toEqual({ 401: 60, 429: 40 })
    const refused = await me('made-up', '10.6.0.1')
    expect(refused.json().errorKey).toBe('too_many_requests')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await me(undefined, '10.6.0.1')).statusCode).toBe(429)
    expect((await me(maya.token, '10.6.0.1')).statusCode).toBe(200)
    expect((await me('made-up', '10.6.0.2')).statusCode).toBe(401)
  })

  test('such as a session that has ended is looked up once (AC31)', async () => {
    const maya = await signUp(entrance)
    await entrance.app.inject({
      method: 'POST',
      url: '/api/v1/user/logout',
      headers: { 'access-token': maya.token },
    })
    expect((await me(maya.token, '10.6.1.1')).json().errorKey).toBe('token_expired')
    let lookUps = 0
    entrance.pool.on('acquire', () => lookUps++)
    expect(await tally(100, () => me(maya.token, '10.6.1.1'))).toEqual({ 401: 59, 429: 41 })
    expect(lookUps).toBe(0)
  })
})

describe('behind a proxy', () => {
  const guess = (headers: Record<string, string>, app = proxied) =>
    app.app.inject({
      method: 'POST',
      url: '/api/v1/user/login',
      remoteAddress: '10.0.0.9',
      headers,
      payload: { email: 'admin@example.com', password: 'Wrong-horse-1' },
    })

  async function statuses(headersOf: (number: number) => Record<string, string>, app = proxied) {
    const seen = []
    for (let number = 0; number < 14; number++) seen.push((await guess(headersOf(number), app)).statusCode)
    return seen
  }

  const refusedAfterTen = [...Array(10).fill(401), ...Array(4).fill(429)]

  test('what a caller claims about itself is not believed: guesses are counted (AC14, AC31)', async () => {
    const forged = (number: number) => ({ 'x-forwarded-for': `198.51.100.${number}, 203.0.113.7` })
    expect(await statuses(forged)).toEqual(refusedAfterTen)
    // Another, from elsewhere, is not refused for it.
    expect((await guess({ 'x-forwarded-for': '203.0.113.8' })).statusCode).toBe(401)
  })

  test('whoever comes around it is not believed either, where its network is known (AC31)', async () => {
    expect(await statuses(number => ({ 'x-forwarded-for': `198.51.100.${number}` }), networked)).toEqual(
      refusedAfterTen,
    )
  })

  test('a home of many IPv6 addresses is one caller (AC31)', async () => {
    const moving = (number: number) => ({ 'x-forwarded-for': `2001:db8:0:7::${number.toString(16)}` })
    expect(await statuses(moving)).toEqual(refusedAfterTen)
    expect((await guess({ 'x-forwarded-for': '2001:db8:0:8::1' })).statusCode).toBe(401)
  })
})

// oxlint-disable-next-line eslint/no-restricted-properties -- tests reach an outside server by this name only
const redisUrl = process.env.TEST_REDIS_URL

test.runIf(redisUrl)(
  'with Redis calls and what shows nothing valid are counted for all processes together (AC15)',
  async () => {
    const together = {
      REDIS_URL: redisUrl ?? '',
      SESSION_SECRET: crypto.randomUUID().repeat(2),
      CALLS_PER_SECOND: '20',
      UNAUTHORIZED_PER_MINUTE: '5',
    }
    const first = await startTestApp(together)
    // Of one house are those of one database.
    const both = [first, await startTestApp(together, { reach: async () => first.connection })] as const
    try {
      const ask = (at: number, url: string, remoteAddress: string) =>
        both[at % 2 === 0 ? 0 : 1].app.inject({ url, remoteAddress })
      const left: unknown[] = []
      for (let at = 0; at < 4; at++)
        left.push((await ask(at, '/api/v1/provider', '10.9.0.1')).headers['x-ratelimit-remaining'])
      // Nothing else is counted there, unless a second ended meanwhile.
      expect(left.map(Number).every((each, at) => each === 19 || each === Number(left[at - 1]) - 1)).toBe(
        true,
      )
      const statuses = []
      for (let at = 0; at < 8; at++) statuses.push((await ask(at, '/api/v1/user/me', '10.9.0.2')).statusCode)
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
    } finally {
      for (const each of both.toReversed()) await each.close()
    }
  },
)
