import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patient } from '#api/testing/patient.ts'
import { openStranger, type Stranger } from '#api/testing/stranger.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let port: number

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' })
  await app.app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

/**
 * Asks for so many pictures, none asked for before, over one connection: what is asked next does not wait for an
 * answer.
 */
function askFrom(address: string, count: number): Promise<Stranger> {
  const ask = (index: number) =>
    [
      `GET /api/v1/pictures/${randomBytes(24).toString('base64url')}/front.webp HTTP/1.1`,
      'Host: studio.example',
      `X-Forwarded-For: ${address}`,
      `Connection: ${index === count - 1 ? 'close' : 'keep-alive'}`,
      '\r\n',
    ].join('\r\n')
  return openStranger(port, Array.from({ length: count }, (_, index) => ask(index)).join(''))
}

async function answersOf(stranger: Stranger) {
  const heard = await stranger.heard
  const count = (status: number) => heard.split(`HTTP/1.1 ${status} `).length - 1
  return { heard, missing: count(404), refused: count(503) }
}

/** What the threads have in hand takes no place among those that wait. */
const mostInHand = 8

test('five hundred pictures of an asker wait, three thousand in all, and more are told when to come again', async () => {
  const holding = await app.pool.connect()
  let arrived = 0
  app.app.server.on('request', () => arrived++)
  await holding.query('begin; lock table looks')
  const greedy = await askFrom('198.51.100.1', 600)
  await expect.poll(() => arrived, patient).toBe(600)
  const again = await answersOf(await askFrom('198.51.100.1', 1))
  expect(again).toMatchObject({ missing: 0, refused: 1 })
  expect(again.heard).toMatch(/^retry-after: \d+\r$/m)
  const others: Stranger[] = []
  for (let number = 2; number <= 6; number++) others.push(await askFrom(`198.51.100.${number}`, 500))
  await expect.poll(() => arrived, patient).toBe(600 + 1 + 5 * 500)
  const late = await answersOf(await askFrom('198.51.100.9', 20))
  expect(late.refused).toBeGreaterThanOrEqual(20 - mostInHand)
  await holding.query('commit')
  holding.release()
  const { missing, refused } = await answersOf(greedy)
  expect(missing + refused).toBe(600)
  expect(missing).toBeGreaterThanOrEqual(500)
  expect(missing).toBeLessThanOrEqual(500 + mostInHand)
  for (const other of others) expect(await answersOf(other)).toMatchObject({ missing: 500, refused: 0 })
  // Then there is room again.
  expect(await answersOf(await askFrom('198.51.100.9', 20))).toMatchObject({ missing: 20, refused: 0 })
})
