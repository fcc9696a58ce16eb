import http, { type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'

export type Received = {
  readonly id: string
  readonly body: string
  readonly headers: IncomingHttpHeaders
  readonly told: { readonly type: string; readonly timestamp: string; readonly data: Record<string, unknown> }
}

type Answer = { readonly status: number; readonly body?: string; readonly headers?: Record<string, string> }

/** Another program, on this machine: it keeps what it is told, and answers as a test says. */
export async function startReceiver() {
  const received: Received[] = []
  let answering: (received: Received) => number | Answer = () => 200
  let [now, most] = [0, 0]
  const server = http.createServer(async (request, response) => {
    now += 1
    most = Math.max(most, now)
    const body = await text(request)
    const one = { id: String(request.headers['webhook-id']), body, headers: request.headers }
    const whole = { ...one, told: JSON.parse(body) as Received['told'] }
    received.push(whole)
    // Another that came at once would be seen.
    await setImmediate()
    const answer = answering(whole)
    const {
      status,
      body: words = '',
      headers = {},
    } = typeof answer === 'number' ? { status: answer } : answer
    now -= 1
    response.writeHead(status, headers).end(words)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    answer: (as: typeof answering) => {
      answering = as
    },
    /** How many it answered at once, at most. */
    mostAtOnce: () => most,
    close: () => new Promise(done => server.close(done)),
  }
}
