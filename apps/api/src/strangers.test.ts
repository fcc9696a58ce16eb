import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { goodPassword } from '#api/testing/people.ts'
import { killPrograms, type Program, startProgram } from '#api/testing/program.ts'
import { mountSmallDisk } from '#api/testing/small-disk.ts'
import { openStranger, putUntold, upgradeOf } from '#api/testing/stranger.ts'

/** The real program, and what anybody may send it: it goes on, and everybody is answered. */

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-strangers-'))
const data = path.join(folder, 'data')
const disk = mountSmallDisk(path.join(data, 'files'), 200)
let program: Program | undefined
let url: string
let port: number

beforeEach(async () => {
  if (program && program.child.exitCode === null) return
  // Its lines are written as they are in production.
  program = startProgram({ DATA_DIR: data, LOG_LEVEL: 'info' })
  url = await program.ready
  port = Number(new URL(url).port)
}, 120_000)
afterAll(async () => {
  await killPrograms()
  disk?.remove()
  fs.rmSync(folder, { recursive: true, force: true })
})

/** Whether it is the one that there was, and answers. */
async function isServed(): Promise<boolean> {
  const { status } = await fetch(`${url}/api/v1/health`)
  return status === 200 && program?.child.exitCode === null
}

test.each(['//', '/', '//a:b', '/api/v1/health', '*', 'http://[', '/api/v1/collaboration/../'])(
  'an upgrade of %s is answered as what is asked for',
  async target => {
    const { heard } = await openStranger(port, upgradeOf(target))
    expect(await heard).toMatch(/^HTTP\/1\.1 \d{3} /)
    expect(await isServed()).toBe(true)
  },
)

test('a page is answered to who offers another protocol', async () => {
  const page = await (await fetch(`${url}/login`)).text()
  for (const protocol of ['h2c', 'websocket', 'TLS/1.0'])
    expect(await (await openStranger(port, upgradeOf('/login', protocol))).heard).toContain(page)
})

test('who hangs up while they are refused a socket ends nothing', async () => {
  for (let times = 0; times < 50; times++)
    for (const target of ['/', '/api/v1/collaboration']) {
      const { socket } = await openStranger(port, upgradeOf(target))
      socket.resetAndDestroy()
    }
  expect(await isServed()).toBe(true)
})

/** Somebody with an account, and where they may put a file. */
async function askForUpload(): Promise<string> {
  const post = (path: string, body: unknown, token = '') =>
    fetch(`${url}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'access-token': token },
      body: JSON.stringify(body),
    })
  const signedUp = await post('user/signup', {
    email: `${crypto.randomUUID()}@example.com`,
    firstName: 'Maya',
    lastName: 'Tremblay',
    password: goodPassword,
    language: 'en',
    teamName: 'Wolves',
    forWho: 'student',
    projectSize: '20-49',
  })
  const token = signedUp.headers.get('access-token') ?? ''
  const asked = await post('assets/upload_url', { filename: 'crest.svg' }, token)
  return ((await asked.json()) as { data: { url: string } }).data.url
}

test('an upload beyond the limit, of no told length, ends alone', async () => {
  const status = await putUntold(await askForUpload(), 110)
  expect([413, undefined]).toContain(status)
  expect(await isServed()).toBe(true)
})

test.skipIf(!disk)('uploads onto a full disk end alone', async () => {
  const addresses = await Promise.all([1, 2, 3].map(askForUpload))
  disk?.fill()
  const statuses = await Promise.all(addresses.map(address => putUntold(address, 20)))
  for (const status of statuses) expect([503, undefined]).toContain(status)
  disk?.empty()
  await expect.poll(async () => (await fetch(`${url}/api/v1/health`)).status).toBe(200)
  expect(await isServed()).toBe(true)
})
