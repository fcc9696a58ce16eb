import { deskCalls } from '@teamloom/contract/desk.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { versionCalls } from '@teamloom/contract/versions.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeDesign, navy, paint, red, update } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Caller, type Person, signUp, signUpStaff, stranger } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let customer: Person
let staff: Person
let preorderId: string
let copy: string
let clock = Date.now()

beforeAll(async () => {
  app = await startTestApp()
  customer = await signUp(app)
  staff = await signUpStaff(app, 'designer')
})
afterAll(() => app.close())
beforeEach(async () => {
  const original = await makeDesign(customer)
  // A copy begins at the revision that its original had.
  await update(customer, original, paint('1014'))
  preorderId = (await placeOrder(customer, [original])).id
  copy = must((await request()).purchasedItems[0], 'item').design_id
})

const minute = 60_000
const request = async () =>
  must(
    (await customer.call(preorderCalls.list, {})).find(({ preorder }) => preorder.id === preorderId),
    'request',
  )
const requestRevision = async () =>
  (await staff.call(deskCalls.read, { body: { preorderId } })).preorder.revision
const list = (person: Caller = staff) => person.call(versionCalls.list, { params: { id: copy }, query: {} })
const keep = (person: Caller, name: string) =>
  person.call(versionCalls.keep, { body: { designId: copy, name } })

function pass(ms: number): void {
  clock += ms
  app.setNow(new Date(clock))
}

async function change(color: string, after = 1000) {
  pass(after)
  return update(staff, copy, paint(color))
}

test('staff find again what an ordered design was: it rests, is named, and begins as it was ordered (LV20)', async () => {
  await change(red)
  await change(navy, 11 * minute)
  await keep(staff, 'For the printer')
  const { items, start, peopleSince } = await list()
  expect(items.map(({ reason, name, revision }) => [reason, name, revision])).toEqual([
    ['named', 'For the printer', 4],
    ['quiet', null, 3],
  ])
  expect(items.map(({ words }) => words[0]?.en)).toEqual(['Body: Red → Navy.', 'Body: Forest → Red.'])
  expect(items[1]?.people.map(({ userId }) => userId)).toEqual([staff.id])
  const { number } = (await request()).preorder
  expect(start).toMatchObject({ user: null, order: { id: preorderId, number, pieces: 22 } })
  expect(start?.images).toEqual(
    (await staff.call(versionCalls.read, { params: { id: copy, revision: 2 } })).images,
  )
  expect(peopleSince).toEqual([])
})

test('a copy that nobody has changed has no version, however long it rests (LV8, LV20)', async () => {
  pass(11 * minute)
  expect((await list()).items).toEqual([])
  await change(red, 11 * minute)
  expect((await list()).items).toEqual([])
})

test('restoring is one change of the order too: priced anew, told in its history, undone like any other (LV9, LV20)', async () => {
  await change(red)
  const { id } = await keep(staff, 'Red')
  await change(navy)
  const before = await requestRevision()
  pass(1000)
  const restored = await staff.call(versionCalls.restore, {
    body: { designId: copy, versionId: id, key: 'r' },
  })
  expect(restored.design.parts[0]?.elements[0]?.style.layers[0]?.colorName).toBe(red)
  expect(await requestRevision()).toBe(before + 1)
  const { rows } = await app.pool.query<{ user_id: string; data: { change: { action: string } } }>(
    `select user_id, data from preorder_events where data ->> 'designId' = $1 order by created_at desc limit 1`,
    [copy],
  )
  expect(rows.map(({ user_id, data }) => [user_id, data.change.action])).toEqual([[staff.id, 'restore']])
  pass(1000)
  const undone = await staff.call(generatorCalls.undo, { body: { designId: copy, key: 'u' } })
  expect(undone.design.parts[0]?.elements[0]?.style.layers[0]?.colorName).toBe(navy)
})

test('of an ordered design they are staff’s alone: neither the customer’s nor a stranger’s (LV20, AC30)', async () => {
  await change(red)
  const { id: versionId } = await keep(staff, 'Red')
  const asked = async (person: Caller) => [
    await person.refused(versionCalls.list, { params: { id: copy }, query: {} }),
    await person.refused(versionCalls.read, { params: { id: copy, revision: 2 } }),
    await person.refused(versionCalls.keep, { body: { designId: copy, name: 'Mine' } }),
    await person.refused(versionCalls.rename, { body: { versionId, name: 'Mine' } }),
    await person.refused(versionCalls.restore, { body: { designId: copy, versionId } }),
  ]
  for (const person of [customer, await signUp(app)])
    expect(await asked(person)).toEqual(Array.from({ length: 5 }, () => '403 userNotAdmin'))
  expect(await asked(stranger(app))).toEqual(Array.from({ length: 5 }, () => '401 unauthorized'))
  await staff.call(versionCalls.rename, { body: { versionId, name: 'Chosen' } })
  expect((await list()).items.map(({ name }) => name)).toEqual(['Chosen'])
})

test('no design of a project is made of a copy’s version, and no other design’s is restored (LV20, AC30)', async () => {
  await change(red)
  const { id: versionId } = await keep(staff, 'Red')
  expect(
    await staff.refused(versionCalls.duplicate, {
      body: { versionId, projectId: staff.projectId, name: 'Taken' },
    }),
  ).toBe('404 not_found')
  const other = await makeDesign(staff)
  expect(await staff.refused(versionCalls.restore, { body: { designId: other, versionId } })).toBe(
    '404 not_found',
  )
})
