import { randomUUID } from 'node:crypto'
import type { Sent } from '@teamloom/contract/call.ts'
import { paymentCalls } from '@teamloom/contract/payments.ts'
import { must } from '@teamloom/kit/assert.ts'
import { cardEvents, hearEvent, paymentOf, sendEvent } from '#api/testing/card-events.ts'
import { makeDesign } from '#api/testing/designs.ts'
import { startFakeStripe } from '#api/testing/fake-stripe.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp } from '#api/testing/test-app.ts'

type Recorded = Sent<typeof paymentCalls.record>['body']
export type PaymentWorld = Awaited<ReturnType<typeof openPayments>>

/** An app where cards are taken, a customer with a design, and staff. */
export async function openPayments(environment: Readonly<Record<string, string>> = {}) {
  const stripe = await startFakeStripe()
  const app = await startTestApp({ ...stripe.environment, ...environment })
  const maya = await signUp(app)
  const staff = await signUpStaff(app)
  const designId = await makeDesign(maya)
  let lastNumber = 90_000

  /** An order of Maya's, and what it costs. */
  async function order() {
    const { id: preorderId } = await placeOrder(maya, [designId])
    const orderId = randomUUID()
    await app.pool.query(`update preorders set status = 'purchased' where id = $1`, [preorderId])
    lastNumber += 1
    await app.pool.query('insert into orders (id, number, preorder_id) values ($1, $2, $3)', [
      orderId,
      lastNumber,
      preorderId,
    ])
    const { total } = await maya.call(paymentCalls.ledgerOfOrder, { params: { orderId } })
    return { orderId, preorderId, number: lastNumber, total: must(total, 'total') }
  }

  /** A payment that Maya has begun, and the event that says that it is paid. */
  async function begin(orderId: string, amount?: number) {
    const body = { orderId, ...(amount === undefined ? {} : { amount }) }
    const { sessionId, url } = await maya.call(paymentCalls.begin, { body })
    const paid = (of: number, currency?: string) => cardEvents.paid(sessionId, of, currency)
    return { sessionId, url, paid, paymentId: paymentOf(sessionId) }
  }

  const recording = (body: Partial<Recorded>) => ({ body: { method: 'interac', ...body } }) as const
  return {
    stripe,
    app,
    maya,
    staff,
    designId,
    order,
    begin,
    record: (body: Partial<Recorded>) => staff.call(paymentCalls.record, recording(body)),
    /** The status and key with which staff are refused to record it. */
    refused: (body: Partial<Recorded>) => staff.refused(paymentCalls.record, recording(body)),
    hear: (event: Readonly<Record<string, unknown>>) => hearEvent(app, stripe, event),
    send: (payload: string, signature: string) => sendEvent(app, payload, signature),
    /** What the provider answers of a session when it is asked. */
    become: (sessionId: string, how: Readonly<Record<string, unknown>>) =>
      stripe.become(sessionId, { object: 'checkout.session', ...how }),
    readSession: (sessionId: string) => maya.call(paymentCalls.session, { params: { sessionId } }),
    ledgerOf: (orderId: string) => maya.call(paymentCalls.ledgerOfOrder, { params: { orderId } }),
    close: async () => {
      await app.close()
      await stripe.close()
    },
  }
}
