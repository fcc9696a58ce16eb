import { deskCalls } from '@teamloom/contract/desk.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDesign, paint, red, update } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let staff: Person
let preorderId: string
const placedAt = new Date(Date.now() - 5 * 86_400_000)

beforeAll(async () => {
  app = await startTestApp()
  staff = await signUpStaff(app, 'designer')
  const customer = await signUp(app)
  app.setNow(placedAt)
  preorderId = (await placeOrder(customer, [await makeDesign(customer, { name: 'Crew' })])).id
  app.setNow(new Date())
})
afterAll(() => app.close())

describe('a request’s history (OR21)', () => {
  const read = () => staff.call(deskCalls.read, { body: { preorderId } })

  test('tells who changed a design, what, and how it looked before', async () => {
    const before = await read()
    expect(before.history.map(({ event }) => event.name)).toEqual(['created'])
    expect(before.preorder.revision).toBe(1)
    const designId = must(before.purchasedItems[0], 'item').design_id
    await update(staff, designId, paint(red))
    await update(staff, designId, paint('1010'))
    const after = await read()
    expect(after.preorder.revision).toBe(3)
    expect(after.history).toMatchObject([
      {
        user: { id: staff.id, first_name: 'Maya' },
        event: {
          name: 'purchased_design_updated',
          data: {
            designId,
            designName: 'Crew',
            revision: 3,
            changes: [paint(red), paint('1010')],
            before: before.purchasedItems[0]?.designState.images,
            after: after.purchasedItems[0]?.designState.images,
          },
        },
      },
      { event: { name: 'created' } },
    ])
    app.setNow(new Date(Date.now() + 11 * 60_000))
    await update(staff, designId, paint(red))
    app.setNow(new Date())
    expect((await read()).history).toHaveLength(3)
  })

  test('is plain for its customer: no names of staff, and what was done in words of theirs (OR22)', async () => {
    const { items } = await staff.call(deskCalls.list, { body: { search: '1001' } })
    expect(items[0]?.milestones).toEqual([{ name: 'placed', created_at: placedAt.toISOString() }])
  })
})
