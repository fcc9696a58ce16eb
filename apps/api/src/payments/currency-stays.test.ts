import { randomUUID } from 'node:crypto'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { paymentCalls } from '@teamloom/contract/payments.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { type FakeStripe, startFakeStripe } from '#api/testing/fake-stripe.ts'
import { montreal, placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let stripe: FakeStripe
let app: TestApp
let maya: Person
let staff: Person
let preorderId: string

beforeAll(async () => {
  stripe = await startFakeStripe()
  app = await startTestApp(stripe.environment)
  maya = await signUp(app)
  staff = await signUpStaff(app)
})
beforeEach(async () => {
  preorderId = (await placeOrder(maya, [await makeDesign(maya)])).id
})
afterAll(async () => {
  await app.close()
  await stripe.close()
})

const purchase = () =>
  staff.call(deskCalls.setStatus, { body: { preorderId, status: 'purchased', tellCustomer: false } })
const record = (amount: number, more: object = {}) =>
  staff.call(paymentCalls.record, { body: { preorderId, method: 'interac', amount, ...more } })

async function outcomes(): Promise<string[]> {
  const currency = 'usd' as const
  return [
    await staff.refused(deskCalls.setCurrency, { body: { preorderId, currency } }),
    await staff.refused(deskCalls.setShipping, {
      body: { preorderId, shippingAddress: { ...montreal, city: 'Laval' }, currency },
    }),
  ]
}

describe('the currency stays (OR26)', () => {
  test('while a deposit is paid, and moves once it was given back', async () => {
    await staff.call(paymentCalls.setDeposit, { body: { preorderId, percent: 30 } })
    await record(10_000)
    expect(await outcomes()).toEqual(['422 has_payments', '422 has_payments'])
    await record(-10_000)
    const { invoice, shipping } = await staff.call(deskCalls.setCurrency, {
      body: { preorderId, currency: 'usd' },
    })
    expect(invoice.currency).toBe('usd')
    expect(shipping.address.city).toBe('Montréal')
  })

  test('once something of an order is booked, and moves once the mistake is reversed', async () => {
    await purchase()
    const { entries } = await record(5000)
    expect(await outcomes()).toEqual(['422 has_payments', '422 has_payments'])
    await record(0, { reverses: must(entries[0], 'entry').id })
    expect(await outcomes()).toEqual(['answered', 'answered'])
  })

  test('while a payment by card is open, and moves once it has ended', async () => {
    const { order } = await purchase()
    const { sessionId } = await maya.call(paymentCalls.begin, { body: { orderId: must(order, 'order').id } })
    expect(await outcomes()).toEqual(['422 has_payments', '422 has_payments'])
    const { payload, signature } = stripe.sign({
      id: `evt_${randomUUID()}`,
      type: 'checkout.session.expired',
      data: { object: { id: sessionId, object: 'checkout.session', payment_status: 'unpaid' } },
    })
    const { statusCode } = await app.app.inject({
      method: 'POST',
      url: '/api/v1/payments/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    })
    expect(statusCode).toBe(200)
    expect(await outcomes()).toEqual(['answered', 'answered'])
  })
})
