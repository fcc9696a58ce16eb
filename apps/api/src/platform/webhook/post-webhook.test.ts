import type dns from 'node:dns'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postWebhook } from '#api/platform/webhook/post-webhook.ts'

let server: http.Server
let port: number
let asked: string[] = []
let connections = 0

beforeAll(async () => {
  server = http.createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/moved') return response.writeHead(302, { location: '/elsewhere' }).end('moved')
    if (request.url === '/silent') return undefined
    if (request.url === '/broken') return request.socket.destroy()
    if (request.url === '/endless') {
      response.writeHead(200)
      const more = () => {
        while (response.writable && response.write('é\u0000'.repeat(1000)));
        response.once('drain', more)
      }
      return more()
    }
    return response.writeHead(200).end('taken')
  })
  server.on('connection', () => {
    connections += 1
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const post = (path: string, more: Partial<Parameters<typeof postWebhook>[0]> = {}) =>
  postWebhook({
    url: `http://127.0.0.1:${port}${path}`,
    headers: {},
    body: '{}',
    allowsPrivate: true,
    ...more,
  })

test('an answer is told with its status; a redirect is one, and is not followed (WH3)', async () => {
  asked = []
  expect(await post('/')).toEqual({ status: 200, answer: 'taken' })
  expect(await post('/moved')).toEqual({ status: 302, answer: 'moved' })
  expect(asked).toEqual(['/', '/moved'])
})

test('of an answer that does not end its beginning is kept, without what nothing can hold (WH7)', async () => {
  const { status, answer } = await post('/endless')
  expect(status).toBe(200)
  expect(answer).toHaveLength(1000)
  expect(answer).not.toContain('\u0000')
})

test('what is not answered in time, or broken off, is told without a status (WH7)', async () => {
  expect(await post('/silent', { patience: 100 })).toEqual({ status: null, answer: 'no answer in time' })
  expect(await post('/broken')).toEqual({ status: null, answer: 'ECONNRESET' })
  expect(await post('/', { url: 'http://127.0.0.1:1/' })).toEqual({ status: null, answer: 'ECONNREFUSED' })
})

const loopback = ((_host: string, _options: object, answer: (error: null, found: object[]) => void) =>
  answer(null, [{ address: '127.0.0.1', family: 4 }])) as unknown as typeof dns.lookup

test('nothing is connected to that is not public, by its address or where its name leads (WH6)', async () => {
  const before = connections
  const refused = { status: null, answer: 'the address is not public' }
  const strict = { allowsPrivate: false, resolve: loopback }
  for (const url of [
    `https://127.0.0.1:${port}/`,
    `https://[::1]:${port}/`,
    `https://localhost:${port}/`,
    `https://hook.example:${port}/`,
    'http://93.184.216.34/',
  ])
    expect(await post('/', { ...strict, url })).toEqual(refused)
  expect(connections).toBe(before)
})
