import { linesOf } from '@teamloom/commerce/lines/quantities-of.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { orderCalls } from '@teamloom/contract/orders.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { send, someone } from '#api/testing/collections.ts'
import { makeDesign } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

const waffleBeanie = { family: 'beanie', product: 'waffleBeanie' }

let app: TestApp
let maya: Person
let staff: Person

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
  staff = await signUpStaff(app)
})
afterAll(() => app.close())

async function cartSizes(designId: string) {
  const { items } = await maya.call(cartCalls.items, { query: { currency: 'cad' } })
  return must(
    items.find(item => item.design_id === designId),
    'cart item',
  ).sizes
}

test('combined sizes are collected, taken into the cart, priced alike and ordered (SC12, SC4, PR5)', async () => {
  const designId = await makeDesign(maya, { product: waffleBeanie })
  await maya.call(designCalls.setCollectable, { body: { designId, collectable: true } })
  const of = (size: string, quantity: number) => ({ id: designId, size, quantity })
  await maya.call(collectionCalls.collectSize, send(someone(), [of('S-M', 12), of('M-L', 9), of('L-XL', 4)]))
  await expect(
    maya.call(collectionCalls.collectSize, send(someone(), [of('one size', 1)])),
  ).rejects.toMatchObject({ errorKey: 'unknownSize' })
  await maya.call(cartCalls.fromCollection, { body: { projectId: maya.projectId, designIds: [designId] } })
  const sizes = [
    { name: 'S-M', qty: 12 },
    { name: 'M-L', qty: 9 },
    { name: 'L-XL', qty: 4 },
  ]
  expect(await cartSizes(designId)).toEqual(sizes)
  const { id: preorderId } = await placeOrder(maya, [], { items: [{ design_id: designId, sizes }] })
  const [item] = (await staff.call(deskCalls.read, { body: { preorderId } })).purchasedItems
  expect(item?.sizes).toEqual(sizes)
  expect(item?.pricing).toMatchObject({ qty: 25, hasMinimum: true, priceOfExtraSizes: 0 })
})

test('what was ordered in one size stays so, and is ordered again in the size that is cut alike (OR6, OR38)', async () => {
  const designId = await makeDesign(maya, { product: waffleBeanie })
  const { id: preorderId } = await placeOrder(maya, [], {
    items: [{ design_id: designId, sizes: [{ name: 'M-L', qty: 54 }] }],
  })
  await app.pool.query(`update preorder_items set lines = $2 where preorder_id = $1`, [
    preorderId,
    JSON.stringify(linesOf([{ name: 'one size', qty: 54 }])),
  ])
  const { techpackitems } = await staff.call(techpackCalls.make, { body: { preorderId } })
  const made = must(techpackitems[0], 'item')
  expect(made.techpackitemquantities.map(({ size_name }) => size_name)).toEqual([
    'S-M',
    'M-L',
    'one size',
    'L-XL',
  ])
  const techpackId = must(await staff.call(techpackCalls.ofPreorder, { body: { preorderId } }), 'techpack').id
  const { points } = await staff.call(techpackCalls.drawings, {
    body: { techpackId, techpackItemId: made.id },
  })
  expect(points[0]?.sizes.map(({ sizeName }) => sizeName)).toEqual(['S-M', 'M-L', 'one size', 'L-XL'])

  await maya.call(orderCalls.again, { body: { preorderId } })
  expect((await cartSizes(designId)).filter(({ qty }) => qty > 0)).toEqual([{ name: 'M-L', qty: 54 }])
})

test('a techpack has no row for a size that was withdrawn and not ordered', async () => {
  const designId = await makeDesign(maya, { product: waffleBeanie })
  const { id: preorderId } = await placeOrder(maya, [], {
    items: [{ design_id: designId, sizes: [{ name: 'S-M', qty: 20 }] }],
  })
  const { techpackitems } = await staff.call(techpackCalls.make, { body: { preorderId } })
  expect(techpackitems[0]?.techpackitemquantities.map(({ size_name }) => size_name)).toEqual([
    'S-M',
    'M-L',
    'L-XL',
  ])
})
