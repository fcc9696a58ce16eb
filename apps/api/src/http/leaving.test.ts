import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#api/app.ts'
import { askForUpload } from '#api/testing/artwork-files.ts'
import { makeDesign } from '#api/testing/designs.ts'
import { patient } from '#api/testing/patient.ts'
import { signUp } from '#api/testing/people.ts'
import { startTestApp } from '#api/testing/test-app.ts'

type Line = { readonly level: number; readonly msg: string; readonly err?: { readonly message: string } }

const ofNotice = 30

/** The app with a log that can be read. */
async function open() {
  const app = await startTestApp()
  const lines: Line[] = []
  const stream = new Writable({
    write: (line, _, done) => {
      lines.push(JSON.parse(String(line)) as Line)
      done()
    },
  })
  const logging = await buildApp(app.dependencies, { logger: { level: 'info', stream } })
  onTestFinished(() => logging.close())
  await logging.listen({ host: '127.0.0.1', port: 0 })
  const failures = () => lines.filter(({ err }) => err)
  return { app, server: logging.server, maya: await signUp(app), failures }
}

type Asked = { readonly method: string; readonly path: string; readonly body?: unknown }

/** Asks, and leaves while the answer waits for a table; what this answers lets it go on. */
async function askAndLeave(
  { app, server, maya }: Awaited<ReturnType<typeof open>>,
  { method, path, body }: Asked,
  table: string,
): Promise<() => Promise<void>> {
  const holding = await app.pool.connect()
  await holding.query(`begin; lock table ${table}`)
  const asking = http.request({
    method,
    port: (server.address() as AddressInfo).port,
    path: `/api/v1${path}`,
    headers: {
      'access-token': maya.token,
      'accept-encoding': 'gzip',
      'content-type': 'application/json',
    },
  })
  asking.on('error', () => {})
  asking.end(JSON.stringify(body))
  const isHeld = `select from pg_locks where not granted and relation = '${table}'::regclass`
  await expect.poll(async () => (await holding.query(isHeld)).rowCount, patient).toBe(1)
  asking.destroy()
  const connections = () =>
    new Promise(resolve => {
      server.getConnections((_, count) => resolve(count))
    })
  await expect.poll(connections, patient).toBe(0)
  return async () => {
    await holding.query('commit')
    holding.release()
  }
}

test('a browser that leaves before a long answer begins is no failure of ours', async () => {
  const opened = await open()
  onTestFinished(() => opened.app.close())
  const designIds = await Promise.all(Array.from({ length: 40 }, () => makeDesign(opened.maya)))
  const asked = { method: 'POST', path: '/generator/designs', body: { designIds } }
  const goOn = await askAndLeave(opened, asked, 'designs')
  await goOn()
  await expect.poll(opened.failures, patient).toHaveLength(1)
  expect(opened.failures()).toEqual([expect.objectContaining({ level: ofNotice })])
})

test('a call that was cut off as the server stops is no failure of ours', async () => {
  const opened = await open()
  const goOn = await askAndLeave(opened, { method: 'GET', path: '/teams/' }, 'team_members')
  const closed = opened.app.close()
  await expect.poll(() => opened.app.pool.ending, patient).toBe(true)
  await goOn()
  await closed
  expect(opened.failures().filter(({ level }) => level > ofNotice)).toEqual([])
})

test('a file that is called off on its way is no failure of ours', async () => {
  const { app, server, maya, failures } = await open()
  onTestFinished(() => app.close())
  const { url } = await askForUpload(maya, 'crest.svg')
  const { pathname, search } = new URL(url)
  const sending = http.request({
    method: 'PUT',
    port: (server.address() as AddressInfo).port,
    path: pathname + search,
    headers: { 'content-type': 'application/octet-stream', 'content-length': 1_000_000 },
  })
  sending.on('error', () => {})
  sending.write(Buffer.alloc(200_000), () => sending.destroy())
  await expect.poll(failures, patient).toHaveLength(1)
  expect(failures()).toEqual([expect.objectContaining({ level: ofNotice })])
})
