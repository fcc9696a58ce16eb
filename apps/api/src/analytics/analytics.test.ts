import { randomUUID } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { analyticsCalls } from '@teamloom/contract/analytics.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnalyticsEvent } from '#api/platform/analytics/event.ts'
import { paint, red, tshirt, update } from '#api/testing/designs.ts'
import { sizes } from '#api/testing/orders.ts'
import { patient } from '#api/testing/patient.ts'
import { type Person, signUp } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ ANALYTICS: 'log' })
})
afterAll(() => app.close())

/** The names of the person's events so far, once one that is made last is there. */
async function eventsOf(person: Person): Promise<AnalyticsEvent[]> {
  const last = randomUUID()
  await app.dependencies.database.write(tx =>
    app.dependencies.analytics.tell(
      tx,
      'Cart Viewed',
      { kind: 'person', id: last, campaign: null },
      new Date(),
    ),
  )
  await expect.poll(() => app.events.some(event => event.userId === last), patient).toBe(true)
  return app.events.filter(event => event.userId === person.id)
}

const namesOf = (events: readonly AnalyticsEvent[]) => events.map(event => event.name)

describe('an event is told once', () => {
  test('for each thing that is made, changed, added or removed (AN1, AN2)', async () => {
    const maya = await signUp(app, { campaign: 'spring-2027' })
    const { id: teamId } = await maya.call(teamCalls.create, { body: { name: 'Otters' } })
    const { id: projectId } = await maya.call(projectCalls.create, { body: { name: 'Fall', teamId } })
    const { designId } = await maya.call(generatorCalls.create, { body: tshirt })
    await maya.call(designCalls.register, { body: { designId, projectId } })
    await update(maya, designId, paint(red))
    const { id } = await maya.call(cartCalls.add, { body: { designId, sizes } })
    await maya.call(designCalls.setCollectable, { body: { designId, collectable: true } })
    await maya.call(designCalls.setCollectable, { body: { designId, collectable: false } })
    await maya.call(cartCalls.remove, { params: { id } })
    const events = await eventsOf(maya)
    expect(namesOf(events).toSorted()).toEqual([
      'Design Changed',
      'Design Created',
      'Product Added',
      'Product Added To Collect Sizes',
      'Product Removed',
      'Product Removed From Collect Sizes',
      'Project Created',
      'Project Created',
      'Team Created',
      'Team Created',
    ])
    expect(new Set(events.map(event => event.id)).size).toBe(events.length)
    expect(events.every(event => event.campaign === 'spring-2027')).toBe(true)
    expect(events.find(event => event.name === 'Design Changed')?.properties).toEqual({
      designId,
      action: 'setColor',
    })
    expect(JSON.stringify(events)).not.toMatch(/Maya|Tremblay|example\.com|Otters|Fall/)
  })

  test('and not again for a repetition, nor for what changes nothing or is refused (AN2, AN3)', async () => {
    const maya = await signUp(app)
    const { designId } = await maya.call(generatorCalls.create, { body: tshirt })
    const body = { designId, projectId: maya.projectId }
    for (let time = 0; time < 2; time++) {
      await maya.call(designCalls.register, { body })
      await update(maya, designId, paint(red), { key: 'once' })
      await maya.call(cartCalls.add, { body: { designId, sizes } })
      await maya.call(designCalls.setCollectable, { body: { designId, collectable: true } })
    }
    await maya.refused(cartCalls.remove, { params: { id: randomUUID() } })
    await maya.refused(projectCalls.create, { body: { name: 'A', teamId: randomUUID() } })
    await maya.refused(generatorCalls.update, { body: { designId, ...paint('nothing') } })
    expect(namesOf(await eventsOf(maya)).toSorted()).toEqual([
      'Design Changed',
      'Design Created',
      'Product Added',
      'Product Added To Collect Sizes',
      'Project Created',
      'Team Created',
    ])
  })

  test('by a browser too, however often it sends it (AN4)', async () => {
    const maya = await signUp(app)
    const [first, second] = [randomUUID(), randomUUID()]
    const report = (id: string) => maya.refused(analyticsCalls.report, { body: { id, name: 'Cart Viewed' } })
    expect(await Promise.all([report(first), report(first), report(second)])).toEqual(
      Array(3).fill('answered'),
    )
    expect(await report(first)).toBe('answered')
    const views = (await eventsOf(maya)).filter(event => event.name === 'Cart Viewed')
    expect(views).toHaveLength(2)
    const body = { id: first, name: 'Team Created' as never }
    expect(await maya.refused(analyticsCalls.report, { body })).toBe('400 validation_failed')
  })
})

test('a collector is posted each event, and again with the same id when it fails (AN1, AN2)', {
  timeout: 120_000,
}, async () => {
  const posted: { id: string; key: unknown; name: string }[] = []
  const server = http.createServer((request, response) => {
    let text = ''
    request.on('data', chunk => (text += String(chunk)))
    request.on('end', () => {
      const event = JSON.parse(text) as AnalyticsEvent
      posted.push({ id: event.id, key: request.headers['idempotency-key'], name: event.name })
      response.statusCode = posted.length === 1 ? 503 : 204
      response.end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const collecting = await startTestApp({ ANALYTICS: `http://127.0.0.1:${port}/events` })
  await signUp(collecting)
  await expect.poll(() => posted.length, patient).toBe(2)
  // As if half a minute had passed.
  const hurry = `update jobs.job set start_after = now() where name = 'analytics' and state = 'retry'`
  await expect.poll(() => collecting.pool.query(hurry).then(() => posted.length), patient).toBe(3)
  await collecting.close()
  server.close()
  // Which of the two came first, and failed, is open.
  expect(posted[2]).toEqual(posted[0])
  expect(posted.map(event => event.name).toSorted()).toEqual(
    [posted[0]!.name, 'Project Created', 'Team Created'].toSorted(),
  )
  expect(posted.every(event => event.key === event.id)).toBe(true)
})
