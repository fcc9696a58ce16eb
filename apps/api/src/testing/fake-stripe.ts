import { randomUUID } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import {
  askedSession,
  begunSession,
  type FakeSession,
  paidSession,
  payPage,
  sessionOf,
} from '#api/testing/fake-stripe-session.ts'

const webhookSecret = 'whsec_for_tests'

type Asked = { readonly path: string; readonly form: URLSearchParams; readonly key: string | undefined }
type Failure = { readonly status: number; readonly message: string; readonly code: string | undefined }
type Fields = Readonly<Record<string, unknown>>

/** Answers as the card's provider does, with a page to pay on, and signs what it tells as it does. */
export type FakeStripe = {
  readonly environment: Readonly<Record<string, string>>
  readonly asked: readonly Asked[]
  /** What the next call is answered with, in place of what it asks for. */
  readonly failNext: (status: number, message: string, code?: string) => void
  /** What it answers from now on of a session or a refund that it is asked for. */
  readonly become: (id: string, object: Fields) => void
  /** The body and header of an event. */
  readonly sign: (event: Fields) => { payload: string; signature: string }
  /** Where it tells what people have done on its page, and they come back to. */
  readonly tellTo: (productUrl: string) => void
  /** Tells what has become of the last payment that was begun; answers the status it is answered with. */
  readonly tell: (type: string, more?: Fields, eventId?: string) => Promise<number>
  readonly close: () => Promise<void>
}

export async function startFakeStripe(): Promise<FakeStripe> {
  const sessions: FakeSession[] = []
  let [base, productUrl] = ['', '']
  const find = (path: string) => sessions.find(({ id }) => path.includes(id))
  const tell = async (session: FakeSession, type: string, more: Fields = {}, id = `evt_${randomUUID()}`) => {
    const { payload, signature } = sign({ id, type, data: { object: { ...paidSession(session), ...more } } })
    const answer = await fetch(`${productUrl}/api/v1/payments/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
    })
    return answer.status
  }
  const calls = answerCalls(
    form => {
      const session = sessionOf(form)
      sessions.push(session)
      return begunSession(session, base)
    },
    path => {
      const session = find(path)
      return session && askedSession(session)
    },
  )
  /** Answers where whoever pays goes next. */
  const pay = async (session: FakeSession, way: string | undefined) => {
    if (way === 'slow') session.state = 'slow'
    else if (way !== 'back') session.state = 'paid'
    if (way === 'paid') await tell(session, 'checkout.session.completed')
    const back = way === 'back' ? session.cancelUrl : session.successUrl
    return productUrl + new URL(back.replace('{CHECKOUT_SESSION_ID}', session.id)).pathname
  }
  const server = http.createServer(async (request, response) => {
    const { pathname: path } = new URL(request.url ?? '', 'http://stripe')
    const form = new URLSearchParams(await readAll(request))
    const session = find(path)
    if (path.startsWith('/v1/')) {
      const { status, answer } = calls.answer(request, path, form)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    } else if (!session) response.writeHead(404).end()
    else if (request.method === 'POST')
      response.writeHead(303, { location: await pay(session, path.split('/').at(-1)) }).end()
    else response.writeHead(200, { 'content-type': 'text/html' }).end(payPage(session))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_fake',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: base,
    },
    asked: calls.asked,
    failNext: calls.failNext,
    become: calls.become,
    sign,
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

/** The provider's API: what is asked under one key is done once. */
function answerCalls(begin: (form: URLSearchParams) => unknown, ask: (path: string) => unknown) {
  const asked: Asked[] = []
  const answered = new Map<string, unknown>()
  const objects = new Map<string, unknown>()
  let failure: Failure | undefined
  const found = (path: string) => {
    const id = path.split('/').at(-1) ?? ''
    const unpaid = { id, object: 'checkout.session', status: 'open', payment_status: 'unpaid' }
    return objects.get(id) ?? ask(path) ?? unpaid
  }
  const make = (path: string, form: URLSearchParams) =>
    path === '/v1/refunds' ? { id: `re_${randomUUID()}`, object: 'refund', status: 'pending' } : begin(form)
  return {
    asked,
    failNext: (status: number, message: string, code?: string) => {
      failure = { status, message, code }
    },
    become: (id: string, object: Fields) => {
      objects.set(id, { id, ...object })
    },
    answer: ({ method, headers }: http.IncomingMessage, path: string, form: URLSearchParams) => {
      const key = headers['idempotency-key']?.toString()
      asked.push({ path, form, key })
      if (failure) {
        const { status, message, code } = failure
        failure = undefined
        return { status, answer: { error: { type: 'invalid_request_error', message, code } } }
      }
      const known = key === undefined ? undefined : answered.get(key)
      const answer = known ?? (method === 'GET' ? found(path) : make(path, form))
      if (key !== undefined) answered.set(key, answer)
      return { status: 200, answer }
    },
  }
}

function sign(event: Fields): { payload: string; signature: string } {
  const payload = JSON.stringify({ object: 'event', ...event })
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret })
  return { payload, signature }
}

async function readAll(request: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
