import { setTimeout as sleep } from 'node:timers/promises'
import { CallError, createClient } from '@teamloom/contract/client.ts'
import { Violation } from './violation.ts'

/** What became of the calls. */
export type Tally = {
  acknowledged: number
  /** Refused because something was away. */
  unavailable: number
  /** Never answered: nobody knows whether they were done. */
  cut: number
  longestAnswerMs: number
}

export type Caller = {
  /** Asked again until it is answered: an answer that is no success and no outage is thrown. */
  readonly call: ReturnType<typeof createClient>
  /** Puts a file to an address that was answered; answers its etag. */
  readonly put: (address: string, bytes: Uint8Array) => Promise<string>
  /** The status with which an address that was answered is seen; asked again where a connection is lost. */
  readonly look: (address: string) => Promise<number>
}

/** Longer than the product's own patience with whatever it stands on. */
const mostAnswerMs = 30_000
const mostTriesMs = 90_000
const pauseMs = 40

/** Where the server is now, undefined while there is none; and what is counted of the calls. */
export type Scene = { readonly urlOf: () => string | undefined; readonly tally: Tally }

export function openCaller({ urlOf, tally }: Scene): Caller {
  let token: string | undefined

  async function send(path: string, init: RequestInit): Promise<Response> {
    const url = urlOf()
    if (!url) throw new CallError('connection_refused', 0)
    const begun = performance.now()
    const headers = { ...init.headers, ...(token ? { 'access-token': token } : {}) }
    const signal = AbortSignal.timeout(mostAnswerMs)
    const answer = await fetch(url + path, { ...init, headers, signal }).catch(error => {
      if (signal.aborted) throw new Violation('a call is not answered', { path, afterMs: mostAnswerMs })
      throw new CallError('connection_refused', 0, { issues: [{ path, message: String(error) }] })
    })
    tally.longestAnswerMs = Math.max(tally.longestAnswerMs, performance.now() - begun)
    return answer
  }

  const client = createClient(async ({ method, path, body, idempotencyKey }) => {
    const answer = await send(`/api/v1${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const json: unknown = await answer.json()
    token = answer.headers.get('access-token') ?? token
    return { status: answer.status, json }
  })

  async function untilAnswered<Value>(attempt: () => Promise<Value>): Promise<Value> {
    const giveUpAt = performance.now() + mostTriesMs
    for (;;) {
      try {
        const value = await attempt()
        tally.acknowledged++
        return value
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        if (error.errorKey === 'connection_refused') tally.cut++
        else if (error.errorKey === 'unavailable' && error.status === 503) tally.unavailable++
        // Someone's turn to have files read: what was cut off may still be at it.
        else if (error.errorKey !== 'too_many_requests') throw error
        if (performance.now() > giveUpAt)
          throw new Violation('a call is never answered again', describe(error))
        await sleep(pauseMs)
      }
    }
  }

  return {
    call: (definition, sent, options) => untilAnswered(() => client(definition, sent, options)),
    put: (address, bytes) =>
      untilAnswered(async () => {
        const answer = await send(below(address), { method: 'PUT', body: new Uint8Array(bytes) })
        const json = (await answer.json().catch(() => {
          throw new CallError('connection_refused', 0)
        })) as { data?: { etag: string }; errorKey?: string }
        if (json.data) return json.data.etag
        throw new CallError((json.errorKey ?? 'unknown') as CallError['errorKey'], answer.status)
      }),
    look: address =>
      untilAnswered(async () => {
        const answer = await send(below(address), {})
        await answer.arrayBuffer().catch(() => {
          throw new CallError('connection_refused', 0)
        })
        return answer.status
      }),
  }
}

/** Where it is below the server, which may have moved since. */
function below(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** What a report tells of a refusal. */
export function describe({ status, errorKey, issues, facts }: CallError): unknown {
  return { status, errorKey, issues, facts }
}
