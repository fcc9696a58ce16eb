import { productNamed } from '@teamloom/commerce/house/product-named.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { settingCalls } from '@teamloom/contract/settings.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeDesign, paint, refusedUpdate, tshirt } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let admin: Person
let maya: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await signUpStaff(app, 'admin')
  maya = await signUp(app)
})
afterAll(() => app.close())

beforeEach(async () => {
  await app.pool.query('truncate setting_changes')
  app.dependencies.house.forget()
})

const layer = must(productNamed('tshirt').parts[0]?.elements[0]?.styles[0].layers[0], 'layer')
const subject = `${layer.fabricNames[0]}/${layer.colorName}`
const stock = { unit: 'pieces', onHand: 50, perPiece: 1, low: 10, backOn: '2027-01-18' } as const
const count = (value: object | null) =>
  admin.call(settingCalls.change, { body: { changes: [{ key: `stock/${subject}`, value }] } })
const setStatus = (preorderId: string, status: 'purchased' | 'cancelled' | 'shipped') =>
  admin.call(deskCalls.setStatus, { body: { preorderId, status, tellCustomer: false } })
const reserved = async () => (await admin.call(settingCalls.list, {})).reserved[subject] ?? 0

test('is reserved by orders, each piece once, from when they are ordered until they are cancelled (ST30)', async () => {
  const designId = await makeDesign(maya)
  await count(stock)
  const { id } = await placeOrder(maya, [designId])
  expect(await reserved()).toBe(0)
  await setStatus(id, 'purchased')
  expect(await reserved()).toBe(22)
  await setStatus(id, 'shipped')
  expect(await reserved()).toBe(22)
  await setStatus(id, 'cancelled')
  expect(await reserved()).toBe(0)
})

test('that ran out cannot be chosen, is told with the day on which more comes, and is back once it is counted (ST30)', async () => {
  const designId = await makeDesign(maya)
  const before = await maya.call(generatorCalls.offer, { params: tshirt })
  expect(before.out).toEqual([])
  const { id } = await placeOrder(maya, [designId])
  await setStatus(id, 'purchased')
  await count({ ...stock, onHand: 22 })
  const [fabric, color] = subject.split('/')
  const { out } = await maya.call(generatorCalls.offer, { params: tshirt })
  expect(out).toEqual([{ fabric, color, backOn: '2027-01-18' }])
  const fresh = await makeDesign(maya)
  expect(await refusedUpdate(maya, fresh, paint(layer.colorName))).toBe('422 unknownColor')
  const definition = await maya.call(generatorCalls.productDefinition, { body: tshirt })
  const told = definition.fabrics
    .find(({ name }) => name === fabric)
    ?.colors.find(({ name }) => name === color)
  expect(told).toMatchObject({ disabled: true, deprecated: false, backOn: '2027-01-18' })
  // What has it keeps it, and is not deprecated.
  const state = await maya.call(generatorCalls.read, { params: { id: designId } })
  expect(state.design.deprecated).toBe(false)
  await count({ ...stock, onHand: 200 })
  expect((await maya.call(generatorCalls.offer, { params: tshirt })).out).toEqual([])
})

test('that nobody counts is told to nobody; designers read what is counted (ST13, ST29)', async () => {
  const keys = async (person: Person) =>
    (await person.call(settingCalls.list, {})).settings
      .map(({ key }) => key)
      .filter(key => key.startsWith('stock/'))
  expect(await keys(admin)).toEqual([])
  await count(stock)
  expect(await keys(await signUpStaff(app, 'designer'))).toEqual([`stock/${subject}`])
})
