import { randomUUID } from 'node:crypto'
import type { FakeStripe } from '#api/testing/fake-stripe.ts'
import type { TestApp } from '#api/testing/test-app.ts'

type Told = { readonly type: string; readonly data: { readonly object: Readonly<Record<string, unknown>> } }

export const paymentOf = (sessionId: string) => `pi_${sessionId}`

/** What the card's provider tells of a payment that was begun in a session. */
export const cardEvents = {
  paid: (sessionId: string, amount: number, currency = 'cad'): Told => ({
    type: 'checkout.session.completed',
    data: {
      object: {
        id: sessionId,
        object: 'checkout.session',
        payment_status: 'paid',
        payment_intent: paymentOf(sessionId),
        amount_total: amount,
        currency,
      },
    },
  }),
  ended: (sessionId: string, how: 'expired' | 'async_payment_failed'): Told => ({
    type: `checkout.session.${how}`,
    data: { object: { id: sessionId } },
  }),
  /** `payment_intent` and `amount` at least. */
  refund: (refund: Readonly<Record<string, unknown>>, type = 'refund.updated'): Told => ({
    type,
    data: { object: { id: `re_${randomUUID()}`, object: 'refund', currency: 'cad', ...refund } },
  }),
  dispute: (sessionId: string, amount: number, how: 'withdrawn' | 'reinstated'): Told => ({
    type: `charge.dispute.funds_${how}`,
    data: {
      object: { id: `dp_${sessionId}`, payment_intent: paymentOf(sessionId), amount, currency: 'cad' },
    },
  }),
}

/** Tells the app what the provider tells; answers the status. */
export async function hearEvent(
  app: TestApp,
  stripe: FakeStripe,
  event: Readonly<Record<string, unknown>>,
): Promise<number> {
  const { payload, signature } = stripe.sign({ id: `evt_${randomUUID()}`, ...event })
  return sendEvent(app, payload, signature)
}

export async function sendEvent({ app }: TestApp, payload: string, signature: string): Promise<number> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/payments/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  })
  return answer.statusCode
}
