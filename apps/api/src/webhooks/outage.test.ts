import { deskCalls } from '@teamloom/contract/desk.ts'
import { webhookCalls } from '@teamloom/contract/webhooks.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { patient } from '#api/testing/patient.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'
import { startReceiver } from '#api/testing/webhook-receiver.ts'
import { sendWebhook, wakeWebhooks } from '#api/webhooks/send-webhook.ts'

let app: TestApp
let receiver: Awaited<ReturnType<typeof startReceiver>>
let staff: Person
let maya: Person
let designId: string
const begun = Date.now()
const minuteMs = 60_000
const hourMs = 60 * minuteMs

beforeAll(async () => {
  app = await startTestApp({ WEBHOOK_ALLOW_PRIVATE: 'true' })
  receiver = await startReceiver()
  staff = await signUpStaff(app)
  maya = await signUp(app)
  designId = await makeDesign(maya)
})
beforeEach(async () => {
  await app.pool.query('delete from webhooks')
  receiver.received.length = 0
  receiver.answer(() => 200)
  app.setNow(new Date(begun))
})
afterAll(async () => {
  await app.close()
  await receiver.close()
})

const listen = () =>
  staff.call(webhookCalls.make, { body: { url: receiver.url, events: ['order.status_changed'] } })
const send = (webhookId: string) => sendWebhook({ webhookId }, app.dependencies)
const countOf = async (where: string) => {
  const { rows } = await app.pool.query<{ count: number }>(
    `select count(*)::int as count from webhook_deliveries where ${where}`,
  )
  return rows[0]?.count
}
/** Goes through the time, a minute after the other for an hour, then by quarters of one. */
async function goOn(webhookId: string, fromMs: number, toMs: number) {
  for (let at = fromMs; at <= toMs; at += at - fromMs < hourMs ? minuteMs : 15 * minuteMs) {
    app.setNow(new Date(begun + at))
    await send(webhookId)
  }
}
const statuses = ['inreviewbydesigner', 'inreviewbycustomer', 'purchased', 'inproduction', 'shipped'] as const

async function changeOften(preorderIds: readonly string[]) {
  for (const status of statuses)
    for (const preorderId of preorderIds)
      await staff.call(deskCalls.setStatus, { body: { preorderId, status, tellCustomer: false } })
}
const requests = async (count: number) => {
  const ids: string[] = []
  for (let each = 0; each < count; each += 1) ids.push((await placeOrder(maya, [designId])).id)
  return ids
}
/** The statuses of each request that arrived, in the order in which they first did. */
const arrived = () => {
  const byRequest = new Map<string, string[]>()
  const seen = new Set<string>()
  for (const { id, told } of receiver.received) {
    const request = String(told.data['requestId'])
    if (!seen.has(id)) byRequest.set(request, [...(byRequest.get(request) ?? []), String(told.data['new'])])
    seen.add(id)
  }
  return byRequest
}

test('an address that is down for two days loses nothing, and is not flooded (WH4, WH5)', async () => {
  const { id } = await listen()
  receiver.answer(() => 503)
  const ids = await requests(4)
  await changeOften(ids)
  await goOn(id, 0, 48 * hourMs)
  expect(await countOf(`state = 'waiting'`)).toBe(4 * statuses.length)
  // Twenty wait, and it was knocked at as if one did.
  expect(receiver.received.length).toBeGreaterThan(20)
  expect(receiver.received.length).toBeLessThan(40)
  const during = receiver.received.splice(0)
  expect(new Set(during.map(({ told }) => told.data['new']))).toEqual(new Set([statuses[0]]))
  receiver.answer(() => 200)
  await goOn(id, 48 * hourMs, 53 * hourMs)
  expect(await countOf(`state <> 'delivered'`)).toBe(0)
  expect(receiver.received).toHaveLength(4 * statuses.length)
  expect([...arrived().values()]).toEqual(ids.map(() => [...statuses]))
  expect(receiver.mostAtOnce()).toBe(1)
})

test('what is refused holds up its own request alone, and is given up after three days (WH4, WH5)', async () => {
  const { id } = await listen()
  const [refused, other] = await requests(2)
  receiver.answer(({ told }) =>
    told.data['requestId'] === refused && told.data['new'] === statuses[0] ? 400 : 200,
  )
  await changeOften([refused!, other!])
  await goOn(id, 0, hourMs)
  expect(arrived().get(other!)).toEqual([...statuses])
  expect(arrived().get(refused!)).toEqual([statuses[0]])
  const { items } = await staff.call(webhookCalls.deliveries, { params: { id }, query: { isOpen: 'true' } })
  expect(items.map(({ isBehind, tries }) => [isBehind, tries > 0])).toEqual([
    ...statuses.slice(1).map(() => [true, false]),
    [false, true],
  ])
  await goOn(id, hourMs, 78 * hourMs)
  expect(await countOf(`state = 'gaveUp'`)).toBe(1)
  expect(arrived().get(refused!)).toEqual([...statuses])
})

test('what a process that is gone was sending is sent by another (WH4)', async () => {
  const { id } = await listen()
  await app.pool.query('update webhooks set sending_until = $1', [new Date(begun + 60_000)])
  await changeOften(await requests(1))
  await send(id)
  expect(receiver.received).toEqual([])
  app.setNow(new Date(begun + 61_000))
  await wakeWebhooks(app.dependencies)
  await expect.poll(() => countOf(`state = 'delivered'`), patient).toBe(statuses.length)
})

test('of several who send at once one does, and nothing is sent twice (WH5)', async () => {
  const { id } = await listen()
  await Promise.all([changeOften(await requests(3)), ...Array.from({ length: 6 }, () => send(id))])
  await Promise.all(Array.from({ length: 6 }, () => send(id)))
  await expect.poll(() => countOf(`state = 'delivered'`), patient).toBe(3 * statuses.length)
  expect(receiver.received).toHaveLength(3 * statuses.length)
  expect(receiver.mostAtOnce()).toBe(1)
})
