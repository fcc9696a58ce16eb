import { deskCalls } from '@teamloom/contract/desk.ts'
import { orderCalls } from '@teamloom/contract/orders.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { nightIn } from '#api/testing/nights.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

type Status = 'cancelled' | 'inreviewbydesigner' | 'purchased'

let app: TestApp
let staff: Person
const ids: string[] = []

/** By how many pieces each has, and what becomes of it. */
const requests: readonly (readonly [pieces: number, status?: Status])[] = [
  [60],
  [20, 'purchased'],
  [200, 'cancelled'],
  [35, 'purchased'],
  [40],
  [1_000_000, 'inreviewbydesigner'],
]

beforeAll(async () => {
  app = await startTestApp()
  staff = await signUpStaff(app, 'admin')
  const maya = await signUp(app)
  const designId = await makeDesign(maya)
  for (const [qty, status] of requests) {
    const { id } = await placeOrder(maya, [], {
      items: [{ design_id: designId, sizes: [{ name: 'M', qty }] }],
    })
    ids.push(id)
    if (status)
      await staff.call(deskCalls.setStatus, { body: { preorderId: id, status, tellCustomer: false } })
  }
})
afterAll(() => app.close())

const listed = async (sort: 'pieces' | 'status' | 'total') =>
  (await staff.call(deskCalls.list, { body: { sort } })).items.map(({ preorder }) => ids.indexOf(preorder.id))
const orders = async () =>
  (await staff.call(orderCalls.listAll, { body: { sort: 'total' } })).items.map(
    ({ order, invoice }) => [ids.indexOf(order.preorder_id), invoice.total] as const,
  )

describe('a list (OR23)', () => {
  test('is sorted by pieces, by status and by what is shown as the total', async () => {
    expect(await listed('pieces')).toEqual([5, 2, 0, 4, 3, 1])
    // In the order of the steps, of each the longest waiting first.
    expect(await listed('status')).toEqual([0, 4, 5, 1, 3, 2])
    // What is to be determined is past the most pieces.
    expect(await listed('total')).toEqual([5, 2, 0, 4, 3, 1])
    const found = await orders()
    expect(found.map(([at]) => at)).toEqual([3, 1])
    expect(found.map(([, total]) => total)).toEqual(
      found.map(([, total]) => total).toSorted((a, b) => b! - a!),
    )
  })

  test('follows an edit, also of an order’s taxes', async () => {
    await staff.call(deskCalls.setDiscount, {
      body: { preorderId: ids[3]!, discount: { id: 'a', name: 'Thanks', amount: 1_000_000 } },
    })
    const [first] = (await staff.call(deskCalls.read, { body: { preorderId: ids[0]! } })).purchasedItems
    await staff.call(deskCalls.setSizes, {
      body: {
        preorderId: ids[0]!,
        designId: must(first, 'item').design_id,
        sizes: [{ name: 'M', qty: 300 }],
      },
    })
    expect(await listed('pieces')).toEqual([5, 0, 2, 4, 3, 1])
    expect((await listed('total')).slice(0, 2)).toEqual([5, 0])
    expect((await orders()).map(([at]) => at)).toEqual([1, 3])
  })

  test('of before it was kept has the same after a night', async () => {
    const before = [await listed('pieces'), await listed('total'), await orders()]
    await app.pool.query('update preorder_listings set pieces = 0, total = null, total_with_taxes = null')
    expect(await listed('pieces')).not.toEqual(before[0])
    await nightIn(app, 0)
    expect([await listed('pieces'), await listed('total'), await orders()]).toEqual(before)
  })
})
