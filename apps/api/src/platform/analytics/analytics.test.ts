import { randomUUID } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import type { AnalyticsEvent } from '#api/platform/analytics/event.ts'
import { patient } from '#api/testing/patient.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

type Opened = { readonly app: TestApp; readonly arrived: () => readonly AnalyticsEvent[] }

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function start(environment: Record<string, string>): Promise<TestApp> {
  const app = await startTestApp(environment)
  closing.push(() => app.close())
  return app
}

async function openCollector(): Promise<Opened> {
  const posted: AnalyticsEvent[] = []
  const server = http.createServer((request, response) => {
    let text = ''
    request.on('data', chunk => (text += String(chunk)))
    request.on('end', () => {
      posted.push(JSON.parse(text) as AnalyticsEvent)
      response.statusCode = 204
      response.end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  const { port } = server.address() as AddressInfo
  return { app: await start({ ANALYTICS: `http://127.0.0.1:${port}/events` }), arrived: () => posted }
}

async function openLog(): Promise<Opened> {
  const app = await start({ ANALYTICS: 'log' })
  return { app, arrived: () => app.events }
}

async function openNone(): Promise<Opened> {
  const app = await start({})
  return { app, arrived: () => app.events }
}

const forms = [
  { form: 'a line in the log', open: openLog, isTold: true },
  { form: 'a collector', open: openCollector, isTold: true },
  { form: 'nothing', open: openNone, isTold: false },
]

describe.each(forms)('events that go to $form', ({ open, isTold }) => {
  test('arrive once each when what they tell of is kept, and never when it is undone (AN1, AN2)', async () => {
    const { app, arrived } = await open()
    const { analytics, database } = app.dependencies
    const [undone, kept, last] = [randomUUID(), randomUUID(), randomUUID()]
    const now = new Date('2026-11-02T15:04:05.000Z')
    const tell = (id: string, designId: string, isUndone: boolean) =>
      database.write(async tx => {
        await analytics.tell(tx, 'Cart Viewed', { kind: 'person', id, campaign: 'spring' }, now, { designId })
        if (isUndone) throw new Error('undone')
      })
    await expect(tell(undone, 'a', true)).rejects.toThrow('undone')
    await tell(kept, 'b', false)
    await tell(last, 'c', false)
    const people = () => arrived().map(({ userId }) => userId)
    await expect.poll(() => people().toSorted(), patient).toEqual(isTold ? [kept, last].toSorted() : [])
    const about = { name: 'Cart Viewed', at: now.toISOString(), campaign: 'spring' }
    const told = isTold ? [{ ...about, userId: kept, properties: { designId: 'b' } }] : []
    expect(arrived().filter(({ userId }) => userId === kept)).toMatchObject(told)
    const { rows } = await app.pool.query(`select 1 from jobs.job where name = 'analytics'`)
    expect(rows).toHaveLength(isTold ? 2 : 0)
  })
})
