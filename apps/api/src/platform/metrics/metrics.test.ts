import fs from 'node:fs'
import path from 'node:path'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMetrics } from '#api/platform/metrics/metrics.ts'
import { serveMetrics } from '#api/platform/metrics/serve-metrics.ts'
import { watchProcess } from '#api/platform/metrics/watch-process.ts'
import { signUp } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

const metrics = openMetrics()
let app: TestApp
let address: string
const closing = new AsyncDisposableStack()

beforeAll(async () => {
  app = await startTestApp({}, { metrics })
  closing.defer(() => app.close())
  watchProcess(metrics, app.dependencies.database.read, app.pool)
  const server = closing.adopt(
    await serveMetrics(metrics, { host: '127.0.0.1', port: 0 }),
    each => void each.close(),
  )
  const at = server.address()
  address = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`
})
afterAll(() => closing.disposeAsync())

/** Figures by their name and labels, as Prometheus reads them. */
async function readFigures(): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const lines = text.split('\n').filter(line => line !== '' && !line.startsWith('#'))
  return new Map(lines.map(line => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

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
  await app.pool.query(
    `insert into jobs.job (name, data, start_after) values ('housekeeping', '{}', now() - interval '90 seconds')`,
  )
  const figures = await readFigures()
  expect(figures.get('teamloom_jobs_waiting{queue="housekeeping"}')).toBe(1)
  expect(figures.get('teamloom_jobs_oldest_seconds{queue="housekeeping"}')).toBeGreaterThanOrEqual(90)
  expect(figures.get('teamloom_pool_connections{state="idle"}')).toBeGreaterThan(0)
  expect(figures.get('teamloom_pool_connections{state="awaited"}')).toBe(0)
})

test('the dashboard and the documents name figures that are told', async () => {
  const figures = await readFigures()
  const figureOf = (name: string) => name.replace(/\{.*/, '').replace(/_(?:bucket|sum|count)$/, '')
  // No night has ended yet.
  const told = new Set(['teamloom_night_ended_seconds', ...[...figures.keys()].map(figureOf)])
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
