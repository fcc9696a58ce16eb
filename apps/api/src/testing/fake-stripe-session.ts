import { randomUUID } from 'node:crypto'

/** A payment that was begun, with a page to pay on. */
export type FakeSession = {
  readonly id: string
  readonly successUrl: string
  readonly cancelUrl: string
  /** Cents. */
  readonly amount: number
  readonly currency: string
  readonly preorderId: string
  state: 'open' | 'slow' | 'paid'
}

/** The session that a form asks for. */
export function sessionOf(form: URLSearchParams): FakeSession {
  const price = 'line_items[0][price_data]'
  return {
    id: `cs_test_${randomUUID()}`,
    successUrl: form.get('success_url') ?? '',
    cancelUrl: form.get('cancel_url') ?? '',
    amount: Number(form.get(`${price}[unit_amount]`)),
    currency: form.get(`${price}[currency]`) ?? '',
    preorderId: form.get('metadata[preorderId]') ?? '',
    state: 'open',
  }
}

/** What its begin is answered with; `base`: where the fake itself is reached. */
export function begunSession({ id }: FakeSession, base: string): unknown {
  const expires_at = Math.floor(Date.now() / 1000) + 86_400
  return { id, object: 'checkout.session', url: `${base}/pay/${id}`, expires_at, status: 'open' }
}

/** What a question about it is answered with. */
export function askedSession({ id, amount, currency, preorderId, state }: FakeSession): unknown {
  const session = { id, object: 'checkout.session', amount_total: amount, currency, metadata: { preorderId } }
  if (state === 'open') return { ...session, status: 'open', payment_status: 'unpaid' }
  const isPaid = state === 'paid'
  return {
    ...session,
    status: 'complete',
    payment_status: isPaid ? 'paid' : 'unpaid',
    payment_intent: { id: `pi_${id}`, status: isPaid ? 'succeeded' : 'processing' },
  }
}

/** What is told of it once it is paid. */
export function paidSession({ id, amount, currency, preorderId }: FakeSession) {
  return {
    id,
    object: 'checkout.session',
    payment_status: 'paid',
    payment_intent: `pi_${id}`,
    amount_total: amount,
    currency,
    metadata: { preorderId },
  }
}

/** The page on which it is paid, as a document. */
export function payPage({ id, amount, currency }: FakeSession): string {
  const button = (way: string, label: string) =>
    `<form method="post" action="/pay/${id}/${way}"><button>${label}</button></form>`
  return (
    `<!doctype html><title>Pay</title><h1>${amount} ${currency}</h1>` +
    button('paid', 'Pay') +
    button('slow', 'Pay slowly') +
    button('untold', 'Pay, and tell nobody') +
    button('back', 'Back')
  )
}
