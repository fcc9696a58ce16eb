import { randomUUID } from 'node:crypto'
import type { WebhookEvent } from '@teamloom/commerce/webhooks/webhook-events.ts'
import { webhookEvents } from '@teamloom/commerce/webhooks/webhook-events.ts'
import type { CallError } from '@teamloom/contract/client.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { paymentCalls } from '@teamloom/contract/payments.ts'
import { proofCalls } from '@teamloom/contract/proofs.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { webhookCalls } from '@teamloom/contract/webhooks.ts'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tellClosedCollections } from '#api/collection/tell-closed.ts'
import { openCollection } from '#api/testing/collections.ts'
import { makeDesign } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { patient } from '#api/testing/patient.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'
import { type Received, startReceiver } from '#api/testing/webhook-receiver.ts'

let app: TestApp
let receiver: Awaited<ReturnType<typeof startReceiver>>
let staff: Person
let maya: Person
let designId: string

beforeAll(async () => {
  app = await startTestApp({ WEBHOOK_ALLOW_PRIVATE: 'true' })
  staff = await signUpStaff(app)
  maya = await signUp(app)
  designId = await makeDesign(maya)
})
// What is on its way from the test before finds nobody at its address.
beforeEach(async () => {
  receiver = await startReceiver()
  return async () => {
    await app.pool.query('delete from webhooks')
    await receiver.close()
  }
})
afterAll(() => app.close())

const listen = (events: readonly WebhookEvent[] = webhookEvents) =>
  staff.call(webhookCalls.make, { body: { url: receiver.url, events: [...events] } })
const deliveriesOf = async (id: string) =>
  (await staff.call(webhookCalls.deliveries, { params: { id }, query: { limit: 100 } })).items
const setStatus = (preorderId: string, status: 'inreviewbycustomer' | 'purchased' | 'cancelled') =>
  staff.call(deskCalls.setStatus, { body: { preorderId, status } })
const place = async () => (await placeOrder(maya, [designId])).id
const typesOf = (received: readonly Received[]) => received.map(({ told }) => told.type)

test('each event is told with ids and numbers, signed, and of people nothing (WH1, WH2, WH3)', async () => {
  const { secret } = await listen()
  const preorderId = await place()
  await setStatus(preorderId, 'inreviewbycustomer')
  await maya.call(proofCalls.answer, {
    body: { preorderId, proofNumber: 1, designId: await copyIn(preorderId), approved: true },
  })
  const detail = await setStatus(preorderId, 'purchased')
  await staff.call(paymentCalls.record, { body: { preorderId, method: 'cheque', amount: 12_300 } })
  const { id: techpackId } = await staff.call(techpackCalls.make, { body: { preorderId } })
  const released = await staff.call(techpackCalls.generate, { body: { techpackId } })
  const { projectId } = await openCollection(maya)
  await maya.call(collectionCalls.change, { body: { projectId, isOpen: false } })
  await expect.poll(() => receiver.received.length, patient).toBe(8)
  const of = (type: string) =>
    receiver.received.filter(({ told }) => told.type === type).map(({ told }) => told.data)
  const request = { requestId: preorderId, requestNumber: detail.preorder.number }
  const order = { orderId: detail.order?.id, orderNumber: detail.order?.number }
  const none = { orderId: null, orderNumber: null }
  expect(of('request.placed')).toEqual([{ ...request, ...none, isQuote: false }])
  expect(of('order.status_changed')).toEqual([
    { ...request, ...none, old: 'intent', new: 'inreviewbycustomer' },
    { ...request, ...none, old: 'inreviewbycustomer', new: 'purchased' },
  ])
  expect(of('proof.answered')).toEqual([
    { ...request, ...none, proofNumber: 1, designId: expect.any(String), isWhole: true, approved: true },
  ])
  expect(of('order.created')).toEqual([{ ...request, ...order }])
  expect(of('payment.booked')).toEqual([
    { ...request, ...order, method: 'cheque', amount: 12_300, currency: 'cad', isReversal: false },
  ])
  expect(of('techpack.released')).toEqual([{ ...request, ...order, techpackId, release: released.number }])
  expect(of('collection.closed')).toEqual([{ projectId, closedAt: expect.any(String) }])
  const verifier = new Webhook(secret)
  for (const { body, headers, told } of receiver.received) {
    expect(verifier.verify(body, headers as Record<string, string>)).toEqual(told)
    expect(body).not.toMatch(/maya|tremblay|@/i)
    expect(() => verifier.verify(`${body} `, headers as Record<string, string>)).toThrow(/signature/i)
  }
  expect(typesOf(receiver.received.filter(({ told }) => told.data['requestId'] === preorderId))).toEqual([
    'request.placed',
    'order.status_changed',
    'proof.answered',
    'order.status_changed',
    'order.created',
    'payment.booked',
    'techpack.released',
  ])
})

async function copyIn(preorderId: string): Promise<string> {
  const { purchasedItems } = await staff.call(deskCalls.read, { body: { preorderId } })
  return purchasedItems[0]!.design_id
}

test('what is tried, refused or of no interest is not told (WH1, WH4)', async () => {
  const { id } = await listen(['order.created'])
  const preorderId = await place()
  await staff.call(deskCalls.setStatus, { body: { preorderId, status: 'purchased', dryRun: true } })
  await staff.refused(deskCalls.setStatus, { body: { preorderId, status: 'purchased', revision: 99 } })
  expect(await deliveriesOf(id)).toEqual([])
  await setStatus(preorderId, 'purchased')
  await expect.poll(() => typesOf(receiver.received), patient).toEqual(['order.created'])
  const body = { url: receiver.url, events: ['order.created' as const], isActive: false }
  await staff.call(webhookCalls.change, { params: { id }, body })
  await setStatus(await place(), 'purchased')
  expect(await deliveriesOf(id)).toHaveLength(1)
})

test('two secrets sign for two days after one was renewed (WH7)', async () => {
  const { id, secret } = await listen(['request.placed'])
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const renewed = await staff.call(webhookCalls.renewSecret, { params: { id } })
  await place()
  await expect.poll(() => receiver.received.length, patient).toBe(1)
  const { body, headers } = receiver.received[0]!
  for (const each of [secret, renewed.secret])
    expect(() => new Webhook(each).verify(body, headers as Record<string, string>)).not.toThrow()
  const [kept] = await staff.call(webhookCalls.list, {})
  expect(Date.parse(kept?.formerSecretUntil ?? '') - Date.now()).toBeGreaterThan(1.9 * 86_400_000)
  await app.pool.query(`update webhooks set former_secret_until = now() - interval '1 second'`)
  await place()
  await expect.poll(() => receiver.received.length, patient).toBe(2)
  const later = receiver.received[1]!
  expect(later.headers['webhook-signature']).not.toContain(' ')
  expect(() => new Webhook(secret).verify(later.body, later.headers as Record<string, string>)).toThrow(
    /signature/i,
  )
  const { rows } = await app.pool.query<{ all: string }>(
    `select (select string_agg(w::text, '') from webhooks w) || (select string_agg(a::text, '') from staff_audit a) as all`,
  )
  for (const each of [secret, renewed.secret]) expect(rows[0]?.all).not.toContain(each.slice(6))
})

test('a collection whose time is over is told of once (WH8)', async () => {
  const { projectId } = await openCollection(maya)
  const closesAt = new Date(Date.now() + 60_000).toISOString()
  await maya.call(collectionCalls.change, { body: { projectId, closesAt } })
  const { id } = await listen(['collection.closed'])
  await tellClosedCollections(app.dependencies)
  expect(await deliveriesOf(id)).toEqual([])
  app.setNow(new Date(Date.now() + 61_000))
  await tellClosedCollections(app.dependencies)
  await tellClosedCollections(app.dependencies)
  await maya.call(collectionCalls.change, { body: { projectId, isOpen: false } })
  app.setNow(new Date())
  await tellClosedCollections(app.dependencies)
  expect((await deliveriesOf(id)).map(({ body }) => JSON.parse(body).data)).toEqual([
    { projectId, closedAt: closesAt },
  ])
})

test('staff see what was answered, and send it again as it was (WH9)', async () => {
  const { id } = await listen(['request.placed'])
  receiver.answer(() => ({ status: 410, body: 'gone away' }))
  const preorderId = await place()
  await expect.poll(async () => (await deliveriesOf(id))[0]?.tries, patient).toBe(1)
  const [failed] = await deliveriesOf(id)
  expect(failed).toMatchObject({ state: 'waiting', status: 410, answer: 'gone away', isBehind: false })
  expect((await staff.call(webhookCalls.list, {}))[0]).toMatchObject({
    id,
    isFailing: true,
    waiting: 1,
    recent: ['waiting'],
  })
  receiver.answer(() => 204)
  await staff.call(webhookCalls.sendAgain, { params: { id: failed!.id } })
  await expect.poll(async () => (await deliveriesOf(id))[0]?.state, patient).toBe('delivered')
  await staff.call(webhookCalls.sendAgain, { params: { id: failed!.id } })
  await expect.poll(() => receiver.received.length, patient).toBe(3)
  expect(new Set(receiver.received.map(({ id: each, body }) => `${each} ${body}`)).size).toBe(1)
  expect(receiver.received[0]?.told.data['requestId']).toBe(preorderId)
})

test('an address that is wrong, private or by http is refused where the operator allows neither (WH6)', async () => {
  const strict = await startTestApp()
  const admin = await signUpStaff(strict)
  const make = (url: string) => admin.refused(webhookCalls.make, { body: { url, events: ['order.created'] } })
  const told = []
  for (const url of [
    'books.example',
    'ftp://books.example/',
    'https://me:pw@books.example/',
    'https://books.example/#a',
  ])
    told.push(await make(url))
  expect(new Set(told)).toEqual(new Set(['400 validation_failed']))
  for (const url of [
    'http://books.example/',
    'https://localhost/',
    'https://10.0.0.1/',
    'https://0x7f.1/',
    'https://[::1]/',
  ])
    expect(await make(url)).toBe('422 webhook_not_public')
  expect(await make('https://books.example/hook?house=1')).toBe('answered')
  await strict.close()
})

test('there are fifty at most, and none that is unknown is changed (WH1)', async () => {
  for (let each = 0; each < 50; each += 1) await listen(['order.created'])
  const error = (await listen(['order.created']).catch((thrown: unknown) => thrown)) as CallError
  expect(error.errorKey).toBe('webhooks_full')
  expect(await staff.call(webhookCalls.list, {})).toHaveLength(50)
  expect(await staff.refused(webhookCalls.sendAgain, { params: { id: randomUUID() } })).toBe('404 not_found')
})
