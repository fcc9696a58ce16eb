import net from 'node:net'
import { text } from 'node:stream/consumers'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signUp } from '#api/testing/people.ts'
import { listen } from '#api/testing/sockets.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let port: number
let maya: Person
beforeAll(async () => {
  app = await startTestApp()
  port = await listen(app)
  maya = await signUp(app)
})
afterAll(() => app.close())

const { method, path, maxBodyBytes } = cartCalls.setSizes

/** A form of no told length, in parts that are each as large as the body may be. */
async function* formOf(parts: number): AsyncGenerator<Buffer> {
  for (let part = 0; part < parts; part++)
    yield Buffer.from(
      `--edge\r\ncontent-disposition: form-data; name="field${part}"\r\n\r\n${'x'.repeat(maxBodyBytes - 200)}\r\n`,
    )
  yield Buffer.from('--edge--\r\n')
}

test('all parts of a form together are no larger than a body may be (AC39)', async () => {
  const send = async (parts: number) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
      method,
      headers: { 'access-token': maya.token, 'content-type': 'multipart/form-data; boundary=edge' },
      body: formOf(parts) as never,
      duplex: 'half',
    } as RequestInit)
    const { errorKey } = (await answer.json()) as { errorKey: string }
    return `${answer.status} ${errorKey}`
  }
  expect(await send(1)).toBe('400 validation_failed')
  expect(await send(5)).toBe('413 body_too_big')
})

test('a form that is far too large is answered, and leaves its connection free', async () => {
  const rest = 'x'.repeat(maxBodyBytes)
  const part = (name: string) => `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${rest}\r\n`
  const body = [...Array(18).keys()].map(index => part(`f${index}`)).join('')
  const socket = net.connect(port, '127.0.0.1')
  const requests = [
    `${method} /api/v1${path} HTTP/1.1\r\nhost: a\r\naccess-token: ${maya.token}\r\ncontent-type: multipart/form-data; boundary=edge\r\ntransfer-encoding: chunked\r\n\r\n`,
    `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
    'GET /api/v1/live HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
  ]
  for (const each of requests) socket.write(each)
  const answers = await text(socket)
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200'])
})
