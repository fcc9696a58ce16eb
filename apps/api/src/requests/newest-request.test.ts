import { collectionCalls } from '@teamloom/contract/collection.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCollection } from '#api/testing/collections.ts'
import { makeDesign } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff, signUpTeammate, stranger } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let staff: Person

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
  staff = await signUpStaff(app, 'admin')
})
afterAll(() => app.close())

const requestOf = async (person: Person, designId: string) =>
  (await person.call(designCalls.list, { query: {} })).find(({ id }) => id === designId)?.request
const cancel = (preorderId: string) =>
  staff.call(deskCalls.setStatus, { body: { preorderId, status: 'cancelled', tellCustomer: false } })

test('a design tells its team of the request that asked for it last and is not cancelled (OR42)', async () => {
  const [ordered, other] = [await makeDesign(maya), await makeDesign(maya)]
  const jonas = await signUpTeammate(app, maya)
  expect(await requestOf(maya, ordered)).toBeNull()
  const first = await placeOrder(maya, [ordered])
  const told = await requestOf(maya, ordered)
  expect(told).toMatchObject({ id: first.id, isOwn: true })
  expect(await requestOf(maya, other)).toBeNull()
  expect(await requestOf(jonas, ordered)).toEqual({ ...told, isOwn: false })
  const second = await placeOrder(jonas, [ordered, other])
  expect(await requestOf(maya, ordered)).toMatchObject({ id: second.id, isOwn: false })
  await cancel(second.id)
  expect(await requestOf(maya, ordered)).toEqual(told)
  expect(await requestOf(maya, other)).toBeNull()
})

test('a page says of a design when it was asked for, and stays open; put onto it anew it says nothing (SC24)', async () => {
  const { token, tee, hoodie } = await openCollection(maya)
  const visitor = stranger(app)
  const page = async () => {
    const { project, designs } = await visitor.call(collectionCalls.info, { query: { token } })
    return { isOpen: project.isOpen, ...Object.fromEntries(designs.map(each => [each.id, each.requestedAt])) }
  }
  expect(await page()).toEqual({ isOpen: true, [tee]: null, [hoodie]: null })
  await placeOrder(maya, [tee])
  const at = (await requestOf(maya, tee))?.created_at
  expect(await page()).toEqual({ isOpen: true, [tee]: at, [hoodie]: null })
  for (const collectable of [false, true])
    await maya.call(designCalls.setCollectable, { body: { designId: tee, collectable } })
  expect(await page()).toEqual({ isOpen: true, [tee]: null, [hoodie]: null })
})
