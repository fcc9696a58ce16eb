import { deskCalls } from '@teamloom/contract/desk.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { filesOfRelease } from '#api/testing/techpacks.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let staff: Person

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
  staff = await signUpStaff(app)
})
afterAll(() => app.close())

/** The techpack of a new order of one design. */
async function makeTechpack() {
  const { id: preorderId } = await placeOrder(maya, [await makeDesign(maya)])
  return staff.call(techpackCalls.make, { body: { preorderId } })
}

test('TP33, TP3: that a release is at the workshop is told in a dry run, the list and the page; what is over is asked again', {
  timeout: 120_000,
}, async () => {
  const { id: techpackId, techpackitems } = await makeTechpack()
  const { id: itemId } = must(techpackitems[0], 'item')
  await filesOfRelease(app, staff, techpackId)
  const { preorder, purchasedItems } = must((await maya.call(preorderCalls.list, {}))[0], 'request')
  const { design_id: designId } = must(purchasedItems[0], 'item')
  const read = () => staff.call(deskCalls.read, { body: { preorderId: preorder.id } })
  const { atWorkshop: before } = await read()
  expect(before).toMatchObject({ isChanged: false })
  const last = must(before, 'release').release
  const techpack = () => staff.call(techpackCalls.ofPreorder, { body: { preorderId: preorder.id } })
  const over = async () =>
    must((await techpack()).techpackitems[0], 'item').techpackitemquantities.find(
      ({ size_name }) => size_name === 'M',
    )
  const accepted = [{ field: 'OVER' as const, sizeName: 'M', qty: 1 }]
  await staff.call(techpackCalls.setSizes, {
    body: { techpackId, techpackItemId: itemId, sizes: accepted },
  })
  const edit = { preorderId: preorder.id, designId, sizes: [{ name: 'M', qty: 200 }] }
  const tried = await staff.call(deskCalls.setSizes, { body: { ...edit, dryRun: true } })
  expect(tried.atWorkshop).toMatchObject({ release: last, isChanged: true })
  expect((await read()).atWorkshop).toMatchObject({ isChanged: false })
  expect(await over()).toMatchObject({ over_quantity: 1, over_is_suggested: false, over_asked: null })
  await staff.call(deskCalls.setSizes, { body: edit })
  const { items } = await staff.call(deskCalls.list, { body: {} })
  expect(items.find(({ preorder: { id } }) => id === preorder.id)?.desk.atWorkshop).toMatchObject({
    release: last,
    isChanged: true,
  })
  expect(await over()).toMatchObject({ over_quantity: 1, over_is_suggested: false, over_asked: 6 })
  await staff.call(techpackCalls.setSizes, {
    body: { techpackId, techpackItemId: itemId, sizes: [{ field: 'OVER', sizeName: 'M', qty: 6 }] },
  })
  expect(await over()).toMatchObject({ over_quantity: 6, over_asked: null })
})
