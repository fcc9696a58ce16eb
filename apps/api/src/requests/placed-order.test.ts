import type { DataOf } from '@teamloom/contract/call.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { paymentCalls } from '@teamloom/contract/payments.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { montreal, placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

type Detail = DataOf<typeof deskCalls.read>

let app: TestApp
let maya: Person
let staff: Person
let preorderId: string
/** The order as it was placed and paid whole. */
let ordered: Detail

beforeAll(async () => {
  app = await startTestApp({ DESIGNERS_MAY: 'payments,refunds,discounts,exports' })
  maya = await signUp(app)
  staff = await signUpStaff(app, 'designer')
})
beforeEach(async () => {
  const designs = [await makeDesign(maya, { name: 'Crew' }), await makeDesign(maya, { name: 'Tee' })]
  preorderId = (await placeOrder(maya, designs)).id
  await staff.call(deskCalls.setStatus, { body: { preorderId, status: 'purchased', tellCustomer: false } })
  const { total } = invoiceOf(await read())
  await staff.call(paymentCalls.record, {
    body: { preorderId, method: 'interac', amount: must(total, 'total') },
  })
  ordered = await read()
})
afterAll(() => app.close())

const read = () => staff.call(deskCalls.read, { body: { preorderId } })
const invoiceOf = ({ order }: Detail) => must(order, 'order').invoice
const designOf = ({ purchasedItems }: Detail, at: number) => must(purchasedItems[at], 'item').design_id
const setDiscount = (amount: number) =>
  staff.call(deskCalls.setDiscount, {
    body: { preorderId, discount: { id: 'loyal', name: 'Loyalty', amount } },
  })
const setSizes = (qty: number) =>
  staff.call(deskCalls.setSizes, {
    body: { preorderId, designId: designOf(ordered, 0), sizes: [{ name: 'M', qty }] },
  })
const shipTo = (state: string, city: string, zipcode: string) =>
  staff.call(deskCalls.setShipping, {
    body: { preorderId, shippingAddress: { ...montreal, state, city, zipcode } },
  })

/** Parts make the whole, and what was paid is as it was. */
function expectCounted(detail: Detail): void {
  const { subtotal, discounts, shipping, tax, taxes, total, paid, balance } = invoiceOf(detail)
  const granted = Math.min(
    must(subtotal, 'subtotal'),
    discounts.reduce((sum, { amount }) => sum + amount, 0),
  )
  expect(taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(tax)
  expect(total).toBe(must(subtotal, 'subtotal') - granted + must(shipping, 'shipping') + must(tax, 'tax'))
  expect(paid).toBe(invoiceOf(ordered).total)
  expect(balance).toBe(must(total, 'total') - paid)
}

describe('an order that is paid whole', () => {
  test('has the taxes of where it goes, wherever its bill goes (TX2, OR20, OR33)', async () => {
    expect(invoiceOf(ordered)).toMatchObject({ revision: 1, balance: 0 })
    const moved = await shipTo('ON', 'Toronto', 'M5V 2T6')
    expectCounted(moved)
    expect(invoiceOf(moved)).toMatchObject({
      revision: 2,
      taxes: [{ jurisdiction: 'ON', name: 'HST', percentage: 13 }],
    })
    expect(invoiceOf(moved).balance).toBeLessThan(0)
    const inBoston = { ...montreal, country: 'US', state: 'MA', city: 'Boston', zipcode: '02134' } as const
    const billed = await staff.call(deskCalls.setBilling, { body: { preorderId, billingAddress: inBoston } })
    expectCounted(billed)
    expect(invoiceOf(billed)).toMatchObject({ revision: 3, taxes: invoiceOf(moved).taxes })
    const back = await shipTo('QC', 'Montréal', 'H3K 1A5')
    expect(invoiceOf(back)).toMatchObject({ revision: 4, balance: 0, taxes: invoiceOf(ordered).taxes })
  })

  test('owes back what is taken off, asks for what is added, and is even again when both are undone', async () => {
    const less = await setSizes(20)
    expectCounted(less)
    expect(invoiceOf(less).balance).toBeLessThan(0)
    const more = await setSizes(90)
    expectCounted(more)
    expect(invoiceOf(more).balance).toBeGreaterThan(0)
    const { sizes } = must(ordered.purchasedItems[0], 'item')
    const back = await staff.call(deskCalls.setSizes, {
      body: { preorderId, designId: designOf(ordered, 0), sizes },
    })
    expect(invoiceOf(back)).toMatchObject({ revision: 4, balance: 0 })
  })

  test('is discounted by no more than what is left of it, and by all of it once that is back (PR12, OR25)', async () => {
    const whole = must(ordered.invoice.subtotal, 'subtotal')
    const discounted = await setDiscount(whole - 1)
    expectCounted(discounted)
    const removed = designOf(ordered, 1)
    const without = await staff.call(deskCalls.removeItem, {
      params: { preorderId, designId: removed },
      query: {},
    })
    expectCounted(without)
    expect(invoiceOf(without).discounts).toMatchObject([{ amount: whole - 1 }])
    expect(invoiceOf(without).total).toBe(
      must(invoiceOf(without).shipping, 'shipping') + must(invoiceOf(without).tax, 'tax'),
    )
    const returned = await staff.call(deskCalls.addItem, {
      body: { preorderId, designId: removed, sizes: [], isPurchasedDesign: true },
    })
    expect(invoiceOf(returned).total).toBe(invoiceOf(discounted).total)
    const back = await setDiscount(0)
    expectCounted(back)
    expect(invoiceOf(back).balance).toBe(0)
  })

  test('keeps each invoice as it was issued, one for each save that changes one (OR33)', async () => {
    await setSizes(25)
    await setSizes(25)
    await setDiscount(500)
    const { rows } = await app.pool.query<{ revision: number; total: number; balance?: number }>(
      `select revision, (content ->> 'total')::int as total from invoices
       where order_id = $1 order by revision`,
      [ordered.order?.id],
    )
    expect(rows.map(({ revision }) => revision)).toEqual([1, 2, 3])
    expect(rows[0]?.total).toBe(invoiceOf(ordered).total)
    expect(rows[2]?.total).toBe(invoiceOf(await read()).total)
  })
})
