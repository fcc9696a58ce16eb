import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import zlib from 'node:zlib'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { calls } from '@teamloom/contract/index.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import type { InjectOptions } from 'fastify'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDesign, paint } from '#api/testing/designs.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let admin: Person

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
  admin = await signUpStaff(app)
})
afterAll(() => app.close())

/** A call as any client makes it, with Maya's session. */
async function send(options: InjectOptions) {
  const answer = await app.app.inject({
    ...options,
    headers: { 'access-token': maya.token, ...options.headers },
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.body }
}

function failure(errorKey: string) {
  return { status: 'error', message: errorKey, errorKey }
}

const login = { method: 'POST', url: '/api/v1/user/login' } as const
const asJson = { 'content-type': 'application/json' }

describe('an address', () => {
  test.each(calls.filter(call => call.method === 'GET' && !call.params && !call.query))(
    '$path answers with and without its last slash',
    async call => {
      const url = `/api/v1${call.path.replace(/\/$/, '')}`
      const headers =
        call.access === 'admin' || call.access === 'staff' ? { 'access-token': admin.token } : {}
      const [without, with_] = [await send({ url, headers }), await send({ url: `${url}/`, headers })]
      expect([without.status, with_.status]).toEqual([200, 200])
      expect(JSON.parse(with_.body)).toEqual(JSON.parse(without.body))
    },
  )

  test('with a parameter may end in a slash too', async () => {
    const id = await makeDesign(maya)
    expect((await send({ url: `/api/v1/generator/design/${id}/` })).status).toBe(200)
    expect((await send({ method: 'DELETE', url: `/api/v1/designs/design/${id}/` })).status).toBe(200)
  })

  test.each([
    ['/api/v1/nothing/here'],
    ['/api/v1'],
    ['/api/v2/user/me'],
    ['/api'],
    ['/api/v1/user/me/more'],
    ['/api/v1/user/constructor'],
  ])('%s is unknown, whoever asks', async url => {
    const answer = await app.app.inject({ url })
    expect([answer.statusCode, answer.json()]).toEqual([404, failure('not_found')])
  })

  test('is unknown by another method', async () => {
    expect((await send({ method: 'DELETE', url: '/api/v1/user/login' })).status).toBe(404)
  })

  test('that is none is refused in the usual form', async () => {
    const { status, body } = await send({ url: '/api/v1/generator/design/%E0%A4%A' })
    expect([status, JSON.parse(body)]).toEqual([400, failure('validation_failed')])
  })

  test('with a parameter that is too long is unknown', async () => {
    const { status, body } = await send({ url: `/api/v1/user/exists/${'x'.repeat(500)}` })
    expect([status, JSON.parse(body)]).toEqual([404, failure('not_found')])
  })
})

describe('a body', () => {
  test('may carry fields that nobody knows', async () => {
    const payload = { language: 'fr', isAdmin: true, roles: [{ role: 'admin' }], nothing: { at: ['all'] } }
    const answer = await send({ method: 'PUT', url: '/api/v1/user/me', payload })
    expect(JSON.parse(answer.body).data).toMatchObject({ language: 'fr', isAdmin: false })
  })

  test('that is wrong is refused with what is wrong with it', async () => {
    const answer = await send({ ...login, payload: { email: 'nobody', password: '' } })
    expect(JSON.parse(answer.body)).toEqual({
      ...failure('validation_failed'),
      facts: { field: 'email', rule: 'form' },
      issues: [
        { path: 'email', message: expect.any(String) },
        { path: 'password', message: expect.any(String) },
      ],
    })
  })

  test('says where in a list it is wrong', async () => {
    const payload = [{ id: randomUUID(), sizes: [{ name: 'M', qty: -1 }] }]
    const answer = await send({ method: 'PUT', url: '/api/v1/cart/items/sizes', payload })
    expect(JSON.parse(answer.body).issues[0].path).toBe('0.sizes.0.qty')
  })

  test.each([
    ['is cut off', '{"email":', 'malformed_json'],
    ['is no JSON', 'email=a', 'malformed_json'],
    ['would change all objects', '{"__proto__":{"isAdmin":true}}', 'malformed_json'],
    ['would change all objects by their maker', '{"constructor":{"prototype":{"a":1}}}', 'malformed_json'],
    ['is empty', '', 'validation_failed'],
    ['is null', 'null', 'validation_failed'],
    ['is a list', '[]', 'validation_failed'],
  ])('that %s is refused', async (_, payload, key) => {
    const { status, body } = await send({ ...login, headers: asJson, payload })
    expect([status, JSON.parse(body)]).toMatchObject([400, failure(key)])
  })

  test('of another kind is refused', async () => {
    for (const type of ['text/plain', 'application/xml', 'image/png']) {
      const { status, body } = await send({ ...login, headers: { 'content-type': type }, payload: 'x' })
      expect([status, JSON.parse(body)]).toMatchObject([400, failure('validation_failed')])
    }
  })

  test('may be a form', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = `filename=crest.svg&team_id=${maya.teamId}&public=true`
    expect((await send({ method: 'POST', url: '/api/v1/assets/upload_url', headers, payload })).status).toBe(
      200,
    )
    const bad = `filename=crest.svg&team_id=${maya.teamId}&public=maybe`
    expect(
      (await send({ method: 'POST', url: '/api/v1/assets/upload_url', headers, payload: bad })).status,
    ).toBe(400)
  })

  const tooBig = (mostBytes: number) => [413, { ...failure('body_too_big'), facts: { mostBytes } }]

  test('is read no further than its call takes, unpacked or not, told how long or not (AC44)', async () => {
    const large = Buffer.alloc(20_000, ' ')
    for (const [extra, payload] of [
      [{}, large],
      [{ 'content-encoding': 'gzip' }, zlib.gzipSync(large)],
      [{ 'transfer-encoding': 'chunked' }, Readable.from([large])],
    ] as const) {
      const { status, body } = await send({ ...login, headers: { ...asJson, ...extra }, payload })
      expect([status, JSON.parse(body)]).toEqual(tooBig(16_384))
    }
  })

  test.each(calls.filter(({ method, path }) => method !== 'GET' && !path.includes(':')))(
    'of $name is refused beyond what it takes (AC44)',
    async ({ method, path, maxBodyBytes = 16_384 }) => {
      const payload = `"${'x'.repeat(maxBodyBytes)}"`
      const headers = { ...asJson, 'access-token': admin.token }
      const answer = await send({ method, url: `/api/v1${path}`, headers, payload })
      expect([answer.status, JSON.parse(answer.body)]).toEqual(tooBig(maxBodyBytes))
    },
  )

  test('that is nested deeper than any is refused, before and after it is parsed (AC44)', async () => {
    const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
    const refused = async (depth: number) => {
      const { status, body } = await send({ ...login, headers: asJson, payload: nested(depth) })
      return [status, JSON.parse(body).issues?.[0].message]
    }
    const tooDeep = 'lists and objects in each other more than 32 deep'
    expect(await refused(33)).toEqual([400, tooDeep])
    expect(await refused(8000)).toEqual([400, tooDeep])
    // No fault of its depth.
    expect((await refused(32))[1]).not.toBe(tooDeep)
  })

  test('may be absent where none is needed, whatever its type says', async () => {
    const me = await send({ url: '/api/v1/user/me', headers: asJson })
    const gone = await send({
      method: 'DELETE',
      url: `/api/v1/designs/design/${await makeDesign(maya)}`,
      headers: asJson,
    })
    expect([me.status, gone.status]).toEqual([200, 200])
  })

  test('holds no text that the database cannot', async () => {
    const designId = await makeDesign(maya)
    const refused = [
      maya.refused(designCalls.rename, { body: { designId, name: 'a\u0000b' } }),
      maya.refused(designCalls.rename, { body: { designId, name: '\ud800' } }),
      maya.refused(generatorCalls.update, { body: { designId, ...paint('1022'), key: 'a\u0000b' } }),
      maya.refused(generatorCalls.update, {
        body: { designId, action: 'addDecoration', type: 'screenprint', name: 'a\u0000b' },
      }),
      maya.refused(cartCalls.add, { body: { designId, sizes: [{ name: '\u0000', qty: 1 }] } }),
      maya.refused(userCalls.updateMe, { body: { firstName: '\u0000' } }),
    ]
    expect(await Promise.all(refused)).toEqual([
      '400 validation_failed',
      '400 validation_failed',
      '400 validation_failed',
      '400 validation_failed',
      '400 validation_failed',
      '400 validation_failed',
    ])
  })
})

describe('a multipart update', () => {
  const boundary = 'a-boundary'
  const part = (head: string, content: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`

  async function sendForm(...parts: readonly string[]) {
    const { status, body } = await send({
      method: 'POST',
      url: '/api/v1/generator/design',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: parts.join(''),
    })
    return { status, json: JSON.parse(body) as { errorKey?: string; data?: { revision: number } } }
  }
  const end = `--${boundary}--\r\n`

  test.each([
    ['text', 'name="payload"'],
    ['JSON', 'name="payload"\r\nContent-Type: application/json'],
    ['a file, as browsers send a blob', 'name="payload"; filename="blob"\r\nContent-Type: application/json'],
  ])('has its change in the part payload, as %s, and its key beside', async (_, head) => {
    const payload = JSON.stringify({ designId: await makeDesign(maya), ...paint('1022') })
    const form = [part(head, payload), part('name="key"', 'once'), end]
    expect(await sendForm(...form)).toMatchObject({ status: 200, json: { data: { revision: 2 } } })
    // The key makes the repetition do nothing.
    expect(await sendForm(...form)).toMatchObject({ status: 200, json: { data: { revision: 2 } } })
  })

  test.each([
    ['no payload', [part('name="key"', 'a'), end], 'validation_failed'],
    ['a payload that is no JSON', [part('name="payload"', '{oops'), end], 'malformed_json'],
    ['a payload that is null', [part('name="payload"', 'null'), end], 'validation_failed'],
    ['no end', [part('name="payload"', '{}')], 'validation_failed'],
    ['a part named as what objects are made of', [part('name="__proto__"', '{}'), end], 'validation_failed'],
    [
      'too many parts',
      [...Array.from({ length: 30 }, (_, at) => part(`name="p${at}"`, 'a')), end],
      'validation_failed',
    ],
    ['a payload that is nested too deep', [part('name="payload"', '['.repeat(40)), end], 'validation_failed'],
    [
      'a JSON payload that is nested too deep',
      [
        part('name="payload"\r\nContent-Type: application/json', `${'['.repeat(9000)}${']'.repeat(9000)}`),
        end,
      ],
      'validation_failed',
    ],
  ])('with %s is refused', async (_, form, key) => {
    expect(await sendForm(...form)).toMatchObject({ status: 400, json: failure(key) })
  })

  test.each([
    ['a part', [part('name="payload"', ' '.repeat(66_000)), end]],
    ['a file', [part('name="payload"; filename="blob"', ' '.repeat(66_000)), end]],
    ['all of it', [...['a', 'b', 'c'].map(name => part(`name="${name}"`, ' '.repeat(30_000))), end]],
  ])('that is larger than the call takes, by %s, is refused (AC44)', async (_, form) => {
    const json = { ...failure('body_too_big'), facts: { mostBytes: 65_536 } }
    expect(await sendForm(...form)).toMatchObject({ status: 413, json })
  })
})

describe('an answer', () => {
  test('carries its request’s id, and is kept by nobody', async () => {
    const { headers } = await send({ url: '/api/v1/user/me' })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test('that fails unforeseen tells nothing of why', async () => {
    const broken = await startTestApp()
    const jonas = await signUp(broken)
    await broken.pool.query('alter table cart_items rename to gone')
    const answer = await broken.app.inject({
      url: '/api/v1/cart/items',
      headers: { 'access-token': jonas.token },
    })
    expect([answer.statusCode, answer.json()]).toEqual([500, failure('internalError')])
    expect(JSON.stringify(answer.headers)).not.toMatch(/cart_items|select|\/src\//)
    await broken.close()
  })
})
