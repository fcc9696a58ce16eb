import { randomUUID } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'

const webhookSecret = 'whsec_for_tests'

type Asked = { readonly path: string; readonly form: URLSearchParams; readonly key: string | undefined }

/** Answers as the card's provider does, and signs what it tells as it does. */
export type FakeStripe = {
  readonly environment: Readonly<Record<string, string>>
  readonly asked: readonly Asked[]
  /** What the next call is answered with, in place of what it asks for. */
  readonly failNext: (status: number, message: string, code?: string) => void
  /** What it answers from now on of a session or a refund that it is asked for. */
  readonly become: (id: string, object: Readonly<Record<string, unknown>>) => void
  /** The body and header of an event. */
  readonly sign: (event: Readonly<Record<string, unknown>>) => { payload: string; signature: string }
  readonly close: () => Promise<void>
}

export async function startFakeStripe(): Promise<FakeStripe> {
  const asked: Asked[] = []
  const answered = new Map<string, unknown>()
  const objects = new Map<string, unknown>()
  let failure: { status: number; message: string; code: string | undefined } | undefined
  const found = (url: string) => {
    const { pathname } = new URL(url, 'http://stripe')
    const id = pathname.split('/').at(-1) ?? ''
    return objects.get(id) ?? { id, object: 'checkout.session', status: 'open', payment_status: 'unpaid' }
  }
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const form = new URLSearchParams(Buffer.concat(parts).toString())
      const key = request.headers['idempotency-key']?.toString()
      asked.push({ path: request.url ?? '', form, key })
      const { status, message, code } = failure ?? { status: 200, message: '', code: undefined }
      failure = undefined
      const known = key === undefined ? undefined : answered.get(key)
      const answer =
        status === 200
          ? (known ?? (request.method === 'GET' ? found(request.url ?? '') : answerTo(request.url ?? '')))
          : { error: { type: 'invalid_request_error', message, code } }
      if (status === 200 && key !== undefined) answered.set(key, answer)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_fake',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
    },
    asked,
    failNext: (status, message, code) => {
      failure = { status, message, code }
    },
    become: (id, object) => {
      objects.set(id, { id, ...object })
    },
    sign: event => {
      const payload = JSON.stringify({ object: 'event', ...event })
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret })
      return { payload, signature }
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

function answerTo(path: string): unknown {
  if (path === '/v1/refunds') return { id: `re_${randomUUID()}`, object: 'refund', status: 'pending' }
  const id = `cs_test_${randomUUID()}`
  const expires_at = Math.floor(Date.now() / 1000) + 86_400
  return { id, object: 'checkout.session', url: `https://pay.example/${id}`, expires_at, status: 'open' }
}
