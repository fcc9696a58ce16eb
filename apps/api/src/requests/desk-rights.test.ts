import { deskCalls } from '@teamloom/contract/desk.ts'
import { paymentCalls } from '@teamloom/contract/payments.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, onTestFinished, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp } from '#api/testing/test-app.ts'

async function openDesk(environment: Readonly<Record<string, string>> = {}) {
  const app = await startTestApp(environment)
  onTestFinished(() => app.close())
  const designer = await signUpStaff(app, 'designer')
  const admin = await signUpStaff(app, 'admin')
  const orderOf = async (customer: Person) => (await placeOrder(customer, [await makeDesign(customer)])).id
  return { app, designer, admin, orderOf }
}

/** What a member of staff is answered who moves money of a request. */
async function triesOf(staff: Person, preorderId: string) {
  const discount = { id: 'x', name: 'Thanks', amount: 100 }
  const book = (more: object) =>
    staff.refused(paymentCalls.record, { body: { preorderId, method: 'interac', ...more } } as never)
  return {
    payment: await book({ amount: 500 }),
    refund: await book({ amount: -100 }),
    discount: await staff.refused(deskCalls.setDiscount, { body: { preorderId, discount } }),
    discounts: await staff.refused(deskCalls.setDiscounts, { body: { preorderId, discounts: [] } }),
    csv: await staff.refused(deskCalls.csv, { body: {} }),
    transfer: await staff.refused(paymentCalls.propose, { query: { words: 'x', amount: 100 } }),
  }
}

const open = 'answered'
const closed = '403 right_not_given'

test('payments, refunds and exports are an admin’s, discounts a designer’s too, unless it is set otherwise (AC55)', async () => {
  const { app, designer, admin, orderOf } = await openDesk()
  const maya = await signUp(app)
  expect(await triesOf(designer, await orderOf(maya))).toEqual({
    payment: closed,
    refund: closed,
    discount: open,
    discounts: open,
    csv: closed,
    transfer: closed,
  })
  expect(Object.values(await triesOf(admin, await orderOf(maya)))).toEqual(Array(6).fill(open))
  expect((await designer.call(userCalls.me, {})).rights).toEqual(['discounts'])
  expect((await admin.call(userCalls.me, {})).rights).toEqual(['payments', 'refunds', 'discounts', 'exports'])
  expect((await maya.call(userCalls.me, {})).rights).toEqual([])
})

test('what the operator gives designers is theirs, and nothing else (AC55)', async () => {
  const { app, designer, admin, orderOf } = await openDesk({ DESIGNERS_MAY: 'payments, exports' })
  const maya = await signUp(app)
  expect(await triesOf(designer, await orderOf(maya))).toEqual({
    payment: open,
    refund: closed,
    discount: closed,
    discounts: closed,
    csv: open,
    transfer: open,
  })
  // Of a payment that was booked by mistake the correction is as the booking.
  const preorderId = await orderOf(maya)
  const body = { preorderId, method: 'interac', amount: 500 } as const
  const { entries } = await admin.call(paymentCalls.record, { body })
  const reverses = must(entries[0], 'entry').id
  expect(
    await designer.refused(paymentCalls.record, { body: { preorderId, method: 'interac', reverses } }),
  ).toBe(open)
})

test.each(['admin', 'designer'] as const)(
  'nobody books or gives anything on an order of their own: %s (AC56)',
  async role => {
    const { app, orderOf } = await openDesk({ DESIGNERS_MAY: 'payments,refunds,discounts,exports' })
    const staff = await signUpStaff(app, role)
    const preorderId = await orderOf(staff)
    const own = '422 own_order'
    expect(await triesOf(staff, preorderId)).toMatchObject({
      payment: own,
      refund: own,
      discount: own,
      discounts: own,
    })
    const { purchasedItems } = await staff.call(deskCalls.read, { body: { preorderId } })
    const { design_id: designId } = must(purchasedItems[0], 'item')
    expect(
      await staff.refused(deskCalls.setPrice, {
        body: { preorderId, designId, pricePerUnit: 1, priceOfShippingPerUnit: 0 },
      }),
    ).toBe(own)
    expect(
      await staff.refused(deskCalls.setSizes, {
        body: { preorderId, designId, sizes: [{ name: 'M', qty: 30 }] },
      }),
    ).toBe(open)
  },
)
