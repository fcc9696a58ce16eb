import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { patient } from '#api/testing/patient.ts'
import { goodPassword } from '#api/testing/people.ts'
import { descendantsOf, killAll } from '#api/testing/processes.ts'
import { killPrograms, startProgram } from '#api/testing/program.ts'

/** The real program, as it is started: on an embedded database and files of its own. */

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-main-'))

afterEach(killPrograms)
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const start = (environment: Readonly<Record<string, string>> = {}) =>
  startProgram({ DATA_DIR: path.join(folder, 'data'), ...environment })

async function signUp(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/user/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      firstName: 'Maya',
      lastName: 'Tremblay',
      password: goodPassword,
      language: 'en',
      teamName: 'Wolves',
      forWho: 'student',
      projectSize: '20-49',
    }),
  })
  expect(answer.status).toBe(200)
  return answer.headers.get('access-token') ?? ''
}

async function askForReset(url: string, email: string): Promise<void> {
  const answer = await fetch(`${url}/api/v1/user/reset_password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, language: 'en' }),
  })
  expect(answer.status).toBe(200)
}

async function emailOf(url: string, token: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/user/me`, { headers: { 'access-token': token } })
  return ((await answer.json()) as { data: { email: string } }).data.email
}

/** What others than its owner may open, below the folder and itself. Files come and go meanwhile. */
function openToOthers(place: string): string[] {
  const below = fs.readdirSync(place, { recursive: true, encoding: 'utf8' })
  return ['.', ...below].filter(name => {
    const found = fs.statSync(path.join(place, name), { throwIfNoEntry: false })
    return found !== undefined && (found.mode & 0o077) !== 0
  })
}

const statusOf = (url: string, of = 'health') => fetch(`${url}/api/v1/${of}`).then(answer => answer.status)

describe('the program', () => {
  test('keeps its data to itself, also where it stood open, and gets its database back', {
    timeout: 120_000,
  }, async () => {
    const data = path.join(folder, 'open')
    for (const name of ['files', 'mail'])
      fs.mkdirSync(path.join(data, name), { recursive: true, mode: 0o755 })
    const { child, ready } = start({ DATA_DIR: data })
    const url = await ready
    await signUp(url, 'maya@example.com')
    expect(openToOthers(data)).toEqual([])

    const pid = Number(fs.readFileSync(path.join(data, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => statusOf(url), patient).toBe(503)
    await expect.poll(() => statusOf(url), patient).toBe(200)
    await askForReset(url, 'maya@example.com')
    const mails = path.join(data, 'mail')
    await expect
      .poll(() => fs.readdirSync(mails).filter(name => name.endsWith('.eml')), patient)
      .toHaveLength(2)
    expect(openToOthers(data)).toEqual([])
    child.kill('SIGTERM')
  })

  test('starts again at once after a kill -9 of everything, and has lost nothing that was answered', {
    timeout: 120_000,
  }, async () => {
    const first = start()
    const url = await first.ready
    expect((await fetch(`${url}/api/v1/health`)).status).toBe(200)
    const token = await signUp(url, 'maya@example.com')

    // Meanwhile a second one on the same folder says so, and leaves the first alone.
    const second = await start().ended
    expect(second.code).toBe(1)
    expect(second.errors).toMatch(/^teamloom: another Teamloom is running on .*data\n$/)
    expect(await emailOf(url, token)).toBe('maya@example.com')

    await killAll(first.child)
    const again = start()
    const newUrl = await again.ready
    expect(await statusOf(newUrl, 'ready')).toBe(200)
    expect(await emailOf(newUrl, token)).toBe('maya@example.com')

    // Killed alone, it takes its database along: the next one does not have to wait for long.
    again.child.kill('SIGKILL')
    await again.ended
    const third = start()
    expect(await emailOf(await third.ready, token)).toBe('maya@example.com')

    // Asked to end it ends well, and in time, though someone never finishes what they say.
    const socket = net.connect(Number(new URL(await third.ready).port), '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(
      'POST /api/v1/user/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    )
    const before = performance.now()
    third.child.kill('SIGTERM')
    // A balancer sees it first, and whoever still comes is answered.
    const lastUrl = await third.ready
    await expect.poll(() => statusOf(lastUrl, 'ready'), patient).toBe(503)
    expect([await statusOf(lastUrl), await statusOf(lastUrl, 'live')]).toEqual([200, 200])
    const { code, errors } = await third.ended
    expect([code, errors]).toEqual([0, ''])
    expect(performance.now() - before).toBeLessThan(10_000)
    socket.destroy()
    expect(descendantsOf(third.child.pid!)).toEqual([third.child.pid])
  })

  test('ends with a line of why, and what it has begun, when something happens that nobody expected', {
    timeout: 120_000,
  }, async () => {
    const fault = `process.on('SIGUSR2', () => { throw new Error('by a test') })`
    const { child, ready, ended } = start({
      LOG_LEVEL: 'fatal',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}`,
    })
    const url = await ready
    await signUp(url, 'noor@example.com')
    child.kill('SIGUSR2')
    const { code, errors } = await ended
    expect(code).toBe(1)
    expect(
      errors
        .trim()
        .split('\n')
        .map(line => JSON.parse(line)),
    ).toMatchObject([{ level: 60, err: { message: 'by a test' } }])
    const again = start()
    expect((await fetch(`${await again.ready}/api/v1/health`)).status).toBe(200)
    expect(descendantsOf(child.pid!)).toEqual([child.pid])
  })

  test.skipIf(process.platform !== 'linux')(
    'goes on where its lines cannot be written',
    {
      timeout: 120_000,
    },
    async () => {
      const full = fs.openSync('/dev/full', 'w')
      const { child, ready, ended } = startProgram(
        { DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'trace' },
        full,
      )
      const url = await ready
      for (let times = 0; times < 30; times++) expect(await statusOf(url)).toBe(200)
      child.kill('SIGTERM')
      expect((await ended).code).toBe(0)
      fs.closeSync(full)
    },
  )

  test('tells each mistake in its configuration in one line, and does not start', async () => {
    const { code, errors } = await start({ PORT: 'eighty', PUBLIC_URL: 'studio' }).ended
    expect(code).toBe(1)
    expect(errors.trim().split('\n')).toEqual([
      expect.stringMatching(/^teamloom: PORT: /),
      expect.stringMatching(/^teamloom: PUBLIC_URL: /),
    ])
  })

  test('says that its database is not there, in one line', async () => {
    const { code, errors } = await start({
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
      SESSION_SECRET: 's'.repeat(32),
      SERVICE_KEY: 's'.repeat(32),
      DATA_DIR: path.join(folder, 'other'),
    }).ended
    expect(code).toBe(1)
    expect(errors).toMatch(/^teamloom: [^\n]*ECONNREFUSED[^\n]*\n$/)
  })
})
