import type { DataOf } from '@teamloom/contract/call.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { orderCalls } from '@teamloom/contract/orders.ts'
import { paymentCalls } from '@teamloom/contract/payments.ts'
import { must } from '@teamloom/kit/assert.ts'
import { sumCents } from '@teamloom/kit/money.ts'
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
let designId: string

beforeAll(async () => {
  app = await startTestApp({ COLLECT_PST: 'BC', DESIGNERS_MAY: 'payments,refunds,discounts,exports' })
  staff = await signUpStaff(app, 'designer')
  maya = await signUp(app)
})
beforeEach(async () => {
  preorderId = (await placeOrder(maya, [await makeDesign(maya)])).id
  designId = must((await read()).purchasedItems[0], 'item').design_id
})
afterAll(() => app.close())

const read = () => staff.call(deskCalls.read, { body: { preorderId } })
const setStatus = (status: Detail['preorder']['status']) =>
  staff.call(deskCalls.setStatus, { body: { preorderId, status, tellCustomer: false } })
const setSizes = (qty: number) => ({ body: { preorderId, designId, sizes: [{ name: 'M', qty }] } })
const setPrice = (pricePerUnit: number) => ({
  body: { preorderId, designId, pricePerUnit, priceOfShippingPerUnit: 0 },
})

describe('amounts of 2^31 cents and more (OR29)', () => {
  test('are priced, asked for as a deposit, invoiced and paid to the cent', async () => {
    await staff.call(deskCalls.setSizes, setSizes(5000))
    await staff.call(deskCalls.setPrice, setPrice(2 ** 31))
    const { deposit } = await staff.call(paymentCalls.setDeposit, { body: { preorderId, percent: 50 } })
    const { discounts, total } = (await read()).invoice
    expect(total).toBe(5000 * 2 ** 31 - sumCents(discounts.map(({ amount }) => amount)))
    expect(deposit).toEqual({ percent: 50, amount: must(total, 'total') / 2 })
    const { order } = await setStatus('purchased')
    const { invoice } = must(order, 'order')
    expect(invoice.total).toBe(must(total, 'total') + sumCents(invoice.taxes.map(({ amount }) => amount)))
    const [mine] = await maya.call(orderCalls.list, {})
    expect(mine?.invoice.balance).toBe(invoice.total)
    // The largest that one entry books.
    const ledger = await staff.call(paymentCalls.record, {
      body: { preorderId, method: 'bank_transfer', amount: 1_000_000_000 },
    })
    expect(ledger.balance).toBe(must(invoice.total, 'total') - 1_000_000_000)
  })

  test('are refused where they could not be reckoned any more', async () => {
    await staff.call(deskCalls.setSizes, setSizes(1_000_000))
    expect(await staff.refused(deskCalls.setPrice, setPrice(2 ** 31))).toBe('422 amount_too_large')
    expect((await read()).invoice.total).toBeNull()
  })
})

describe('discounts', () => {
  test('a thousand of them are granted up to the subtotal, whose parts the invoice prints (OR27, PR21)', async () => {
    const discounts = Array.from({ length: 1000 }, (_, at) => ({
      id: `${at}`,
      name: `Friend ${at}`,
      amount: at === 7 ? 0 : 2 ** 31 - at,
    }))
    const many = await staff.call(deskCalls.setDiscounts, { body: { preorderId, discounts } })
    expect(many.invoice.discounts).toHaveLength(1000)
    expect(many.invoice.total).toBe(many.invoice.shipping)
    const { order } = await setStatus('purchased')
    const { rows } = await app.pool.query<{ content: { discountLines: { amount: number }[] } }>(
      'select content from invoices where order_id = $1',
      [order?.id],
    )
    const granted = must(rows[0], 'invoice').content.discountLines.map(({ amount }) => amount)
    expect(granted).toHaveLength(1000)
    expect(sumCents(granted)).toBe(many.invoice.subtotal)
    const none = await staff.call(deskCalls.setDiscounts, { body: { preorderId, discounts: [] } })
    expect(none.invoice.discounts).toEqual([])
  })

  test('larger than the subtotal of another currency take all of it, and no more (OR26, PR12)', async () => {
    const { subtotal } = (await read()).invoice
    const discount = { id: 'x', name: 'Whole', amount: must(subtotal, 'subtotal') }
    await staff.call(deskCalls.setDiscounts, { body: { preorderId, discounts: [discount] } })
    const change = (currency: 'cad' | 'usd') =>
      staff.call(deskCalls.setCurrency, { body: { preorderId, currency } })
    const { invoice } = await change('usd')
    expect(must(invoice.subtotal, 'subtotal')).toBeLessThan(discount.amount)
    expect(invoice).toMatchObject({ total: invoice.shipping, discounts: [{ ...discount, source: 'staff' }] })
    const { order } = await setStatus('purchased')
    expect(order?.invoice.total).toBe(must(invoice.shipping, 'shipping') + must(order?.invoice.tax, 'tax'))
    expect((await change('cad')).invoice.subtotal).toBe(subtotal)
  })
})

test('an order’s provincial tax is that of its day, wherever the house is registered later (TX2, TX3)', async () => {
  const vancouver = { ...montreal, city: 'Vancouver', state: 'BC', zipcode: 'V5K 0A1' }
  await staff.call(deskCalls.setShipping, { body: { preorderId, shippingAddress: vancouver } })
  const { order } = await setStatus('purchased')
  const names = async () => (await read()).order?.invoice.taxes.map(({ name }) => name)
  expect(await names()).toEqual(['GST', 'PST'])
  const registered = (provinces: string | null) =>
    app.pool.query('update orders set collect_pst = $1 where id = $2', [provinces, order?.id])
  await registered('{}')
  expect(await names()).toEqual(['GST'])
  // One of before that was kept follows the configuration.
  await registered(null)
  expect(await names()).toEqual(['GST', 'PST'])
})
