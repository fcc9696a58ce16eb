import type { Call, DataOf } from '@teamloom/contract/call.ts'
import type { RefusalCode } from '@teamloom/contract/refusals.ts'

/** A request as the server gets it; `query` and `params` by their names. */
export type Heard = {
  readonly call: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

type Answer = { readonly call: Call; readonly respond: (heard: Heard) => Response }

let answers: readonly Answer[] = []
let requests: Heard[] = []

function set(call: Call, respond: Answer['respond']): void {
  answers = [{ call, respond }, ...answers.filter(each => each.call !== call)]
}

/** From now on the server answers a call so; one that it has no answer for is still on its way when the test ends. */
export function answer<C extends Call>(call: C, data: DataOf<C> | ((heard: Heard) => DataOf<C>)): void {
  set(call, heard =>
    Response.json({
      status: 'success',
      data: typeof data === 'function' ? (data as (heard: Heard) => DataOf<C>)(heard) : data,
    }),
  )
}

export function refuse(call: Call, errorKey: RefusalCode, status = 400, more: object = {}): void {
  set(call, () => Response.json({ status: 'fail', errorKey, ...more }, { status }))
}

/** Every request of a call since the test began. */
export function heardOf({ name }: Call): readonly Heard[] {
  return requests.filter(({ call }) => call === name)
}

export function forgetAnswers(): void {
  answers = []
  requests = []
}

/** The browser's `fetch`, with the server in the test's hand. */
export async function fetchAnswered(address: string, init: RequestInit = {}): Promise<Response> {
  const { pathname, searchParams } = new URL(address, 'https://example.com')
  for (const { call, respond } of answers) {
    const params = call.method === (init.method ?? 'GET') && paramsOf(call, pathname.replace('/api/v1', ''))
    if (!params) continue
    const body: unknown = init.body === undefined ? undefined : JSON.parse(String(init.body))
    const heard = { call: call.name, params, query: Object.fromEntries(searchParams), body }
    requests = [...requests, heard]
    return respond(heard)
  }
  return new Promise(() => {})
}

function paramsOf({ path }: Call, asked: string): Readonly<Record<string, string>> | undefined {
  const names = path.split('/')
  const parts = asked.split('/')
  if (names.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, name] of names.entries()) {
    const part = parts[at] ?? ''
    if (name.startsWith(':')) params[name.slice(1)] = decodeURIComponent(part)
    else if (name !== part) return undefined
  }
  return params
}
