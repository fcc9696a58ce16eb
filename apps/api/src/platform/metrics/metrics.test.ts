import fs from 'node:fs'
import type { Server } from 'node:http'
import path from 'node:path'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchProvider } from '#api/payments/watch-provider.ts'
import { pictureFile } from '#api/pictures/picture-studio.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { openMetrics } from '#api/platform/metrics/metrics.ts'
import { serveMetrics } from '#api/platform/metrics/serve-metrics.ts'
import { watchProcess } from '#api/platform/metrics/watch-process.ts'
import { makeDesign } from '#api/testing/designs.ts'
import { signUp } from '#api/testing/people.ts'
import { listen, openEar } from '#api/testing/sockets.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

const metrics = openMetrics()
let app: TestApp
let address: string
let server: Server
/** How many were asked for the figures of jobs. */
let statements = 0
const closing = new AsyncDisposableStack()

beforeAll(async () => {
  app = await startTestApp({}, { metrics })
  closing.defer(() => app.close())
  const { database } = app.dependencies
  const rows: Reader['rows'] = query => {
    statements += 1
    return database.read.rows(query)
  }
  watchProcess(metrics, { ...database.read, rows }, app.pool)
  watchProvider(metrics, database, () => new Date())
  server = closing.adopt(
    await serveMetrics(metrics, { host: '127.0.0.1', port: 0 }),
    each => void each.close(),
  )
  const at = server.address()
  address = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`
})
afterAll(() => closing.disposeAsync())

const readText = async () => (await fetch(`${address}/metrics`)).text()

/** Figures by their name and labels, as Prometheus reads them. */
function figuresOf(text: string): ReadonlyMap<string, number> {
  const lines = text.split('\n').filter(line => line !== '' && !line.startsWith('#'))
  return new Map(lines.map(line => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

const readFigures = async () => figuresOf(await readText())

test('a connection that cannot be taken ends nothing', () => {
  expect(server.emit('error', new Error('accept EMFILE'))).toBe(true)
})

test('calls are counted by their name and status, ports by what was asked of them', async () => {
  const maya = await signUp(app)
  await maya.call(userCalls.me, {})
  await maya.refused(deskCalls.list, { body: {} })
  await app.app.inject({ url: '/api/v1/no-such-call' })
  await app.dependencies.files.read('nothing/here')
  const figures = await readFigures()
  const calls = (call: string, status: number) =>
    figures.get(`teamloom_call_seconds_count{call="${call}",status="${status}"}`)
  expect(calls(userCalls.signup.name, 200)).toBe(1)
  expect(calls(userCalls.me.name, 200)).toBe(1)
  expect(calls(deskCalls.list.name, 403)).toBe(1)
  expect([...figures.keys()].filter(name => /maya|@|no-such-call/.test(name))).toEqual([])
  expect(figures.get('teamloom_port_seconds_count{port="files",method="read",outcome="done"}')).toBe(1)
})

test('what waits is told: jobs that are due, connections', async () => {
  // As long as it is not committed, nobody begins it.
  const told = await app.dependencies.database.write(async tx => {
    await tx.execute(sql`insert into jobs.job (name, data, start_after)
      values ('housekeeping', '{}', now() - interval '90 seconds')`)
    const seen = openMetrics()
    watchProcess(seen, tx, app.pool)
    return figuresOf(await seen.tell())
  })
  expect(told.get('teamloom_jobs_waiting{queue="housekeeping"}')).toBe(1)
  expect(told.get('teamloom_jobs_oldest_seconds{queue="housekeeping"}')).toBeGreaterThanOrEqual(90)
  const figures = await readFigures()
  expect(figures.get('teamloom_pool_connections{state="idle"}')).toBeGreaterThan(0)
  expect(figures.get('teamloom_pool_connections{state="awaited"}')).toBe(0)
})

test('a look asks the jobs’ table once of what waits and once of the night, however many figures they are', async () => {
  const before = statements
  await readFigures()
  expect(statements - before).toBe(2)
})

test('rooms and their sockets are told while somebody follows, by what they follow', async () => {
  const port = await listen(app)
  const maya = await signUp(app)
  const designId = await makeDesign(maya)
  const followed = async () => {
    const figures = await readFigures()
    const of = (figure: string) => figures.get(`teamloom_${figure}{kind="designs"}`)
    return [of('rooms'), of('sockets')]
  }
  expect(await followed()).toEqual([0, 0])
  const ears = [openEar(port, maya, designId), openEar(port, maya, designId)]
  for (const ear of ears) await ear.hears('UpdateDesign')
  expect(await followed()).toEqual([1, 2])
  for (const { socket } of ears) socket.terminate()
  await expect.poll(followed).toEqual([0, 0])
})

test('what caches keep is told apart from what they do not: who calls, pictures', async () => {
  const readsOf = async (cache: string) => {
    const figures = await readFigures()
    const of = (outcome: string) =>
      figures.get(`teamloom_cache_reads_total{cache="${cache}",outcome="${outcome}"}`) ?? 0
    return { kept: of('kept'), made: of('made') }
  }
  const maya = await signUp(app)
  app.dependencies.actors.forget()
  const actors = await readsOf('actors')
  await maya.call(userCalls.me, {})
  expect(await readsOf('actors')).toEqual({ ...actors, made: actors.made + 1 })
  await maya.call(userCalls.me, {})
  expect(await readsOf('actors')).toEqual({ kept: actors.kept + 1, made: actors.made + 1 })
  const picture = (key: string) =>
    app.dependencies.pictures.picture(key, async () => undefined, 'front', 300, 'somebody')
  await app.dependencies.files.write(pictureFile('kept', 'front', 300), Buffer.from('webp'))
  expect([await picture('kept'), await picture('never')]).toEqual([expect.anything(), undefined])
  expect(await readsOf('pictures')).toEqual({ kept: 1, made: 1 })
})

test('the dashboard and the documents name figures that are told', async () => {
  const told = new Set([...(await readText()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  const figureOf = (name: string) => name.replace(/_(?:bucket|sum|count)$/, '')
  const folder = path.join(import.meta.dirname, '../../../../../docs')
  for (const file of ['dashboard.json', 'operating.md']) {
    const text = fs.readFileSync(path.join(folder, file), 'utf8')
    const named = text.match(/\b(?:teamloom|nodejs|process)_[a-z0-9_]+/g) ?? []
    expect(named.length).toBeGreaterThan(6)
    expect(named.filter(name => !told.has(figureOf(name)))).toEqual([])
  }
})

test('the port of figures tells nothing else, and the world’s port no figures', async () => {
  for (const path of ['/', '/metrics/', '/api/v1/health'])
    expect((await fetch(`${address}${path}`)).status).toBe(404)
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404)
  for (const url of ['/metrics', '/api/v1/metrics'])
    expect((await app.app.inject({ url })).statusCode).toBe(404)
})
