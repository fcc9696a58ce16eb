import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let open: TestApp

beforeAll(async () => {
  app = await startTestApp()
  open = await startTestApp({
    ALLOWED_ORIGINS: 'https://shop.example, https://studio.example',
    PUBLIC_URL: 'https://teamloom.example',
  })
})
afterAll(async () => {
  await app.close()
  await open.close()
})

describe('every answer', () => {
  test.each(['/api/v1/health', '/api/v1/user/me', '/api/openapi.json', '/api/docs', '/nowhere.txt'])(
    'to %s tells browsers what they may do with it (AC13)',
    async url => {
      const { headers } = await app.app.inject({ url })
      const policy = String(headers['content-security-policy'])
      expect(policy).toMatch(/(^|;)script-src 'self'(;|$)/)
      expect(policy).toMatch(/(^|;)default-src 'self'(;|$)/)
      expect(policy).toMatch(/(^|;)frame-ancestors 'none'(;|$)/)
      expect(policy).toMatch(/(^|;)object-src 'none'(;|$)/)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
      expect(headers['x-powered-by']).toBeUndefined()
    },
  )

  test.each(['/home', '/sizes/none', '/api/v1/health'])(
    'to %s asks that text becomes neither markup nor a script (AC52)',
    async url => {
      const policy = String((await app.app.inject({ url })).headers['content-security-policy'])
      expect(policy).toMatch(/(^|;)require-trusted-types-for 'script'(;|$)/)
      expect(policy).toMatch(/(^|;)trusted-types default(;|$)/)
    },
  )

  test('to the API reference lets its scripts run as those of nobody (AC52)', async () => {
    const headersOf = async (url: string) => (await app.app.inject({ url })).headers
    expect(String((await headersOf('/api/docs'))['content-security-policy'])).toMatch(
      /(^|;)sandbox allow-scripts(;|$)/,
    )
    // It is of no origin: what it reads is open to all.
    for (const url of ['/api/openapi.json', '/api/docs/start.js', '/api/docs/bundle/js/scalar.js'])
      expect(await headersOf(url)).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      })
  })

  test('asks for TLS only where there is TLS (AC13)', async () => {
    const seen = async (test: TestApp) =>
      (await test.app.inject({ url: '/api/v1/health' })).headers['strict-transport-security']
    expect(await seen(app)).toBeUndefined()
    expect(await seen(open)).toMatch(/max-age=\d+/)
  })
})

describe('pages of other origins', () => {
  const preflight = (test: TestApp, origin: string) =>
    test.app.inject({
      method: 'OPTIONS',
      url: '/api/v1/user/login',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,access-token',
      },
    })

  test('are not let in (AC13)', async () => {
    const answer = await preflight(app, 'https://shop.example')
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    const health = await app.app.inject({
      url: '/api/v1/health',
      headers: { origin: 'https://shop.example' },
    })
    expect(health.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('are let in by name, and may read the session (AC13)', async () => {
    const answer = await preflight(open, 'https://studio.example')
    expect(answer.statusCode).toBe(204)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'https://studio.example',
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': 'content-type, access-token, api-key, idempotency-key',
    })
    const health = await open.app.inject({
      url: '/api/v1/health',
      headers: { origin: 'https://shop.example' },
    })
    expect(health.headers['access-control-allow-origin']).toBe('https://shop.example')
    expect(health.headers['access-control-expose-headers']).toBe(
      'access-token, etag, retry-after, teamloom-build',
    )
    expect(health.headers['access-control-allow-credentials']).toBeUndefined()
  })

  test.each(['https://evil.example', 'https://studio.example.evil.example', 'http://studio.example', 'null'])(
    'such as %s stay out when others are let in (AC13)',
    async origin => {
      const answer = await preflight(open, origin)
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    },
  )
})

test('addresses in answers begin as the configuration says, else as they were asked for', async () => {
  const urlOf = async (test: TestApp) => {
    const answer = await test.app.inject({
      url: '/api/v1/generator/products',
      headers: { 'api-key': test.dependencies.config.serviceKey, host: 'asked.example' },
    })
    return new URL(answer.json<{ data: { image: string }[] }>().data[0]!.image).origin
  }
  expect(await urlOf(open)).toBe('https://teamloom.example')
  expect(await urlOf(app)).toBe('http://asked.example')
})

test('the description is made once, and asked for again only when it has changed (AC15)', async () => {
  const plain = await app.app.inject({ url: '/api/openapi.json' })
  const gzipped = await app.app.inject({
    url: '/api/openapi.json',
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect(gzipped.headers['content-encoding']).toBe('gzip')
  expect(String(gunzipSync(gzipped.rawPayload))).toBe(plain.body)
  const headers = { 'if-none-match': String(plain.headers.etag) }
  const again = await app.app.inject({ url: '/api/openapi.json', headers })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})
