import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { calls, rawCalls } from '@teamloom/contract/index.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { drawingCalls } from '#api/http/drawing-calls.ts'
import { makeArtwork } from '#api/testing/artwork-files.ts'
import { signUp } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

type Heard = { method: string; url: string; headers: http.IncomingHttpHeaders; body: string }

const asRole = (role: string) => ({
  TEAMLOOM_ROLE: role,
  DATABASE_URL: 'postgres://127.0.0.1/teamloom',
  SESSION_SECRET: 's'.repeat(32),
  SERVICE_KEY: 'k'.repeat(32),
})

let server: http.Server
let web: TestApp
const heard: Heard[] = []

beforeAll(async () => {
  server = http.createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    heard.push({ method, url, headers, body: await text(request) })
    response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'immutable', 'x-drawn': 'yes' })
    response.end('drawn there')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  web = await startTestApp({ ...asRole('web'), DRAW_URL: `http://127.0.0.1:${port}` })
})
beforeEach(() => void heard.splice(0))
afterAll(async () => {
  await web.close()
  server.close()
})

const picture = `/api/v1/pictures/${'a'.repeat(32)}/front.webp?w=300`

test('each call that draws is one of the contract', () => {
  const names = new Set([...calls, ...rawCalls].map(({ name }) => name))
  expect(drawingCalls.filter(name => !names.has(name))).toEqual([])
})

test('a picture is asked of the process that draws, for its caller, and answered as that one answers', async () => {
  const answer = await web.app.inject({
    url: picture,
    remoteAddress: '10.1.2.3',
    headers: { te: 'trailers' },
  })
  expect([answer.statusCode, answer.body]).toEqual([200, 'drawn there'])
  expect(answer.headers).toMatchObject({ 'cache-control': 'immutable', 'x-drawn': 'yes' })
  expect(heard).toMatchObject([{ method: 'GET', url: picture }])
  expect(heard[0]?.headers).toMatchObject({
    'x-forwarded-for': '10.1.2.3',
    'teamloom-forwarded': answer.headers['x-request-id'],
  })
  expect(heard[0]?.headers.te).toBeUndefined()
})

test('what is sent with a call goes there too; a call that does not draw stays here', async () => {
  const maya = await signUp(web)
  heard.splice(0)
  const payload = { assetId: 'x'.repeat(9) }
  const headers = { 'access-token': maya.token }
  await web.app.inject({ method: 'POST', url: '/api/v1/generate/tag', payload, headers })
  expect(heard.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([['/api/v1/generate/tag', payload]])
  expect((await web.app.inject({ url: '/api/v1/user/me', headers })).statusCode).toBe(200)
  expect(heard).toHaveLength(1)
})

test('who may not is told so here, and what was passed on is done here', async () => {
  const url = '/api/v1/generate/tag'
  expect((await web.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(401)
  const headers = { 'teamloom-forwarded': crypto.randomUUID() }
  const answer = await web.app.inject({ url: picture, headers })
  expect([answer.statusCode, answer.headers['x-request-id']]).toEqual([404, headers['teamloom-forwarded']])
  expect(heard).toEqual([])
})

test('where nobody draws, it is drawn here', async () => {
  const alone = await startTestApp({ ...asRole('web'), DRAW_URL: 'http://127.0.0.1:9' })
  try {
    const maya = await signUp(alone)
    expect((await makeArtwork(alone.app, maya)).isVector).toBe(true)
    expect((await alone.app.inject({ url: picture })).statusCode).toBe(404)
  } finally {
    await alone.close()
  }
})

test('one that works on jobs is asked how it is, and nothing else', async () => {
  const work = await startTestApp(asRole('work'))
  try {
    const statuses = []
    for (const url of ['live', 'ready', 'health', 'user/me', 'pictures/a/front.webp'])
      statuses.push((await work.app.inject({ url: `/api/v1/${url}` })).statusCode)
    expect(statuses).toEqual([200, 200, 200, 404, 404])
    expect((await work.app.inject({ url: '/' })).statusCode).toBe(404)
  } finally {
    await work.close()
  }
})
