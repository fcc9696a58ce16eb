import type { z } from 'zod'
import type { Call, Sent } from './call.ts'
import type { RefusalFacts } from './refusal-facts.ts'
import { isRefusalCode, type RefusalCode } from './refusals.ts'

export type ClientRequest = {
  readonly method: string
  /** Below the API's base, with its query. */
  readonly path: string
  readonly body: unknown
  readonly idempotencyKey: string | undefined
}

/** How a request reaches the server: an effect, given by whoever has one. Throws when there is no answer. */
export type Transport = (request: ClientRequest) => Promise<{
  readonly status: number
  readonly json: unknown
  /** What the header `retry-after` says, when there is one. */
  readonly retryAfterSeconds?: number | undefined
}>

export type Issue = { readonly path: string; readonly message: string }

/** The server refused, or could not be reached (`connection_refused`). */
export class CallError extends Error {
  override name = 'CallError'
  readonly errorKey: RefusalCode | 'connection_refused' | 'unknown'
  readonly status: number
  readonly issues: readonly Issue[]
  /** What it was about, for the words. */
  readonly facts: RefusalFacts
  /** How long to wait before another try, when the server says so. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    errorKey: CallError['errorKey'],
    status: number,
    details: Partial<Pick<CallError, 'issues' | 'facts' | 'retryAfterSeconds'>> = {},
  ) {
    super(errorKey)
    this.errorKey = errorKey
    this.status = status
    this.issues = details.issues ?? []
    this.facts = details.facts ?? {}
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

export function pathOf(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

function queryOf(query: Readonly<Record<string, unknown>> = {}): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  if (pairs.length === 0) return ''
  return `?${pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`).join('&')}`
}

/** The typed client: `call(designs.rename, { body: { designId, name } })` answers the call's data or throws. */
export function createClient(transport: Transport) {
  return async function call<C extends Call>(
    definition: C,
    sent: Sent<C>,
    options: { readonly idempotencyKey?: string } = {},
  ): Promise<z.output<C['data']>> {
    const parts = sent as {
      params?: Record<string, unknown>
      query?: Record<string, unknown>
      body?: unknown
    }
    const request: ClientRequest = {
      method: definition.method,
      path: pathOf(definition.path, parts.params) + queryOf(parts.query),
      body: parts.body,
      idempotencyKey: options.idempotencyKey,
    }
    const answer = await transport(request).catch(() => {
      throw new CallError('connection_refused', 0)
    })
    const json = answer.json as {
      status?: string
      data?: unknown
      errorKey?: string
      issues?: Issue[]
      facts?: RefusalFacts
    } | null
    if (answer.status === 200 && json?.status === 'success') return json.data as z.output<C['data']>
    const key = json?.errorKey ?? ''
    throw new CallError(isRefusalCode(key) ? key : 'unknown', answer.status, {
      ...json,
      retryAfterSeconds: answer.retryAfterSeconds,
    })
  }
}
