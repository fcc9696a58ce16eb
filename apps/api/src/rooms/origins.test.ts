import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { collaborationPath } from '@teamloom/contract/collaboration.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { makeDesign } from '#api/testing/designs.ts'
import { type Person, signUp } from '#api/testing/people.ts'
import { listen } from '#api/testing/sockets.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

/** Whose pages may have a browser join a room (LV21). */

type House = {
  readonly app: TestApp
  readonly port: number
  readonly maya: Person
  readonly designId: string
}

const houses: Record<string, House> = {}

async function open(environment: Readonly<Record<string, string>>): Promise<House> {
  const app = await startTestApp(environment)
  const port = await listen(app)
  const maya = await signUp(app)
  return { app, port, maya, designId: await makeDesign(maya) }
}

beforeAll(async () => {
  houses.plain = await open({})
  houses.named = await open({
    PUBLIC_URL: 'https://studio.example',
    ALLOWED_ORIGINS: 'https://shop.example',
  })
  houses.proxied = await open({ TRUST_PROXY: 'loopback' })
  houses.elsewhereProxied = await open({ TRUST_PROXY: '192.0.2.0/24' })
})
afterAll(async () => {
  for (const { app } of Object.values(houses)) await app.close()
})

type Headers = Readonly<Record<string, string>>

/** The status of what an upgrade is answered, and its words where it is refused. */
async function join(house: House, headers: Headers, token = house.maya.token): Promise<[number, string]> {
  const { port, maya, designId } = house
  const address = `ws://127.0.0.1:${port}${collaborationPath}?userId=${maya.id}&designId=${designId}`
  const socket = new WebSocket(address, ['teamloom.v1', `access-token.${token}`], { headers })
  socket.on('error', () => {})
  const refused = once(socket, 'unexpected-response').then(async ([, answer]) => {
    const words = await (answer as IncomingMessage).setEncoding('utf8').toArray()
    return [(answer as IncomingMessage).statusCode ?? 0, words.join('')] satisfies [number, string]
  })
  const opened = once(socket, 'open').then(() => [101, ''] satisfies [number, string])
  refused.catch(() => {})
  opened.catch(() => {})
  try {
    return await Promise.race([opened, refused])
  } finally {
    socket.terminate()
  }
}

const host = 'studio.example'

test.each<readonly [string, string, Headers]>([
  ['a program, which names none', 'plain', {}],
  ['a page of the host', 'plain', { host, origin: 'http://studio.example' }],
  ['one behind TLS that ends before us', 'plain', { host, origin: 'https://studio.example' }],
  ['one in capitals', 'plain', { host: 'Studio.Example', origin: 'HTTPS://STUDIO.example' }],
  ['one with a port', 'plain', { host: 'localhost:3000', origin: 'http://localhost:3000' }],
  ['one with the port of its protocol', 'plain', { host: `${host}:443`, origin: 'https://studio.example' }],
  ['one of an IPv6 address', 'plain', { host: '[::1]:3000', origin: 'http://[::1]:3000' }],
  ['one of PUBLIC_URL', 'named', { host: '10.0.0.7:3000', origin: 'https://studio.example' }],
  ['one of ALLOWED_ORIGINS', 'named', { host, origin: 'https://shop.example' }],
  [
    'one of the host that a proxy says',
    'proxied',
    { host: 'inner:3000', 'x-forwarded-host': host, origin: 'https://studio.example' },
  ],
  ['one of the proxy’s own host', 'proxied', { host, origin: 'https://studio.example' }],
])('%s joins (LV21)', async (_, house, headers) => {
  expect(await join(houses[house]!, headers)).toEqual([101, ''])
})

test.each<readonly [string, string, Headers]>([
  ['another site', 'plain', { host, origin: 'https://evil.example' }],
  ['a site below it', 'plain', { host, origin: 'https://a.studio.example' }],
  ['a site that begins with its name', 'plain', { host, origin: 'https://studio.example.evil.example' }],
  ['another port', 'plain', { host: `${host}:3000`, origin: 'http://studio.example:8080' }],
  ['another protocol’s port', 'plain', { host: `${host}:443`, origin: 'http://studio.example' }],
  ['a page without an origin', 'plain', { host, origin: 'null' }],
  ['an empty one', 'plain', { host, origin: '' }],
  ['a file', 'plain', { host, origin: 'file://' }],
  ['an extension', 'plain', { host, origin: 'chrome-extension://studio.example' }],
  ['two at once', 'plain', { host, origin: 'https://studio.example, https://evil.example' }],
  ['a site that is not allowed', 'named', { host, origin: 'https://evil.example' }],
  [
    'a host that nobody who is believed says',
    'elsewhereProxied',
    { host, 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' },
  ],
  [
    'a host that a proxy does not say',
    'proxied',
    { host: 'inner:3000', 'x-forwarded-host': host, origin: 'http://inner:3000' },
  ],
  [
    'a host that was claimed before the proxy',
    'proxied',
    { host: 'inner', 'x-forwarded-host': `evil.example, ${host}`, origin: 'https://evil.example' },
  ],
])('a page of %s is refused in words (LV21)', async (_, house, headers) => {
  expect(await join(houses[house]!, headers)).toEqual([403, expect.stringContaining('may not join here')])
})

test('it is refused before its session is looked at (LV21)', async () => {
  const statuses = ['a.b.c', houses.plain!.maya.token].map(token =>
    join(houses.plain!, { host, origin: 'https://evil.example' }, token),
  )
  expect((await Promise.all(statuses)).map(([status]) => status)).toEqual([403, 403])
})
