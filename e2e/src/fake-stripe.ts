import { createHmac, randomUUID } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

const webhookSecret = 'whsec_for_journeys'

type Session = {
  readonly id: string
  readonly successUrl: string
  readonly cancelUrl: string
  readonly amount: number
  readonly currency: string
  readonly preorderId: string
  /** What it answers when it is asked. */
  state: 'open' | 'slow' | 'paid'
}

/** Answers as the card's provider does, with a page to pay on, and signs what it tells as it does. */
export type FakeStripe = {
  readonly environment: Readonly<Record<string, string>>
  /** Where it tells what has happened, and people come back to. */
  readonly tellTo: (productUrl: string) => void
  /** Tells what has become of the last payment that was begun; answers the status it is answered with. */
  readonly tell: (type: string, more?: Readonly<Record<string, unknown>>, eventId?: string) => Promise<number>
  readonly close: () => Promise<void>
}

export async function startFakeStripe(port = 0): Promise<FakeStripe> {
  const sessions: Session[] = []
  let productUrl = ''
  const tell = async (
    session: Session,
    type: string,
    more: Readonly<Record<string, unknown>> = {},
    eventId = `evt_${randomUUID()}`,
  ) => {
    const object = {
      id: session.id,
      object: 'checkout.session',
      payment_status: 'paid',
      payment_intent: `pi_${session.id}`,
      amount_total: session.amount,
      currency: session.currency,
      metadata: { preorderId: session.preorderId },
      ...more,
    }
    const payload = JSON.stringify({ id: eventId, object: 'event', type, data: { object } })
    const at = Math.floor(Date.now() / 1000)
    const proof = createHmac('sha256', webhookSecret).update(`${at}.${payload}`).digest('hex')
    const answer = await fetch(`${productUrl}/api/v1/payments/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${proof}` },
      body: payload,
    })
    return answer.status
  }
  const server = http.createServer(async (request, response) => {
    const { pathname: path } = new URL(request.url ?? '', 'http://stripe')
    const form = new URLSearchParams(await readAll(request))
    const session = sessions.find(({ id }) => path.includes(id))
    if (path === '/v1/checkout/sessions') {
      const made = sessionOf(form)
      sessions.push(made)
      const { port: own } = server.address() as AddressInfo
      sendJson(response, {
        id: made.id,
        object: 'checkout.session',
        url: `http://127.0.0.1:${own}/pay/${made.id}`,
        expires_at: Math.floor(Date.now() / 1000) + 86_400,
        status: 'open',
      })
    } else if (session && path.startsWith('/v1/')) {
      const { id, amount, currency, preorderId, state } = session
      sendJson(response, {
        id,
        object: 'checkout.session',
        status: state === 'open' ? 'open' : 'complete',
        payment_status: state === 'paid' ? 'paid' : 'unpaid',
        payment_intent: { id: `pi_${id}`, status: state === 'paid' ? 'succeeded' : 'processing' },
        amount_total: amount,
        currency,
        metadata: { preorderId },
      })
    } else if (path === '/v1/refunds') {
      sendJson(response, { id: `re_${randomUUID()}`, object: 'refund', status: 'pending' })
    } else if (session && request.method === 'POST') {
      if (path.endsWith('/slow')) session.state = 'slow'
      else if (!path.endsWith('/back')) session.state = 'paid'
      if (path.endsWith('/paid')) await tell(session, 'checkout.session.completed')
      const back = path.endsWith('/back') ? session.cancelUrl : session.successUrl
      const { pathname } = new URL(back.replace('{CHECKOUT_SESSION_ID}', session.id))
      response.writeHead(303, { location: productUrl + pathname }).end()
    } else if (session) {
      const button = (way: string, label: string) =>
        `<form method="post" action="/pay/${session.id}/${way}"><button>${label}</button></form>`
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          `<!doctype html><title>Pay</title><h1>${session.amount} ${session.currency}</h1>` +
            button('paid', 'Pay') +
            button('slow', 'Pay slowly') +
            button('untold', 'Pay, and tell nobody') +
            button('back', 'Back'),
        )
    } else response.writeHead(404).end()
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const { port: own } = server.address() as AddressInfo
  return {
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_journeys',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: `http://127.0.0.1:${own}`,
    },
    tellTo: url => {
      productUrl = url
    },
    tell: (type, more, eventId) => {
      const last = sessions.at(-1)
      if (!last) throw new Error('no payment was begun')
      return tell(last, type, more, eventId)
    },
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function sessionOf(form: URLSearchParams): Session {
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

async function readAll(request: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

function sendJson(response: http.ServerResponse, answer: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
}
