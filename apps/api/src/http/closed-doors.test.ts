import type { Call } from '@teamloom/contract/call.ts'
import { calls as dataCalls, rawCalls } from '@teamloom/contract/index.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, signUp } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

/** Every call of the contract, by what the contract says of who may make it: a new one is tried without a line here. */

type Door = Pick<Call, 'name' | 'method' | 'path' | 'access'>
const calls: readonly Door[] = [...dataCalls, ...rawCalls]

let app: TestApp
let customer: Person
let ended: Person

beforeAll(async () => {
  app = await startTestApp()
  customer = await signUp(app)
  ended = await signUp(app)
  await ended.call(userCalls.logout, {})
})
afterAll(() => app.close())

/** Whoever asks is looked at before what is asked for: nothing else of the call is there. */
async function refusal({ method, path }: Door, headers: Record<string, string>): Promise<string> {
  const url = `/api/v1${path.replace(/:\w+/g, 'none')}`
  const answer = await app.app.inject({ method, url, headers })
  const { errorKey } = answer.body ? answer.json<{ errorKey?: string }>() : {}
  return `${answer.statusCode} ${errorKey}`
}

const forged = () => {
  const [head, body] = customer.token.split('.')
  return `${head}.${body}.${'A'.repeat(43)}`
}

const unsigned = () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { id: customer.id, sid: customer.id, isAdmin: true, exp: 4_000_000_000 }
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
}

const outsiders: readonly (readonly [string, () => Record<string, string>, string])[] = [
  ['nobody', () => ({}), '401 unauthorized'],
  ['a forged session', () => ({ 'access-token': forged() }), '401 unauthorized'],
  ['a session that nobody signed', () => ({ 'access-token': unsigned() }), '401 unauthorized'],
  ['a session that has ended', () => ({ 'access-token': ended.token }), '401 token_expired'],
  ['a guessed service key', () => ({ 'api-key': 'x'.repeat(64) }), '401 unauthorized'],
]

describe.each(outsiders)('%s', (_, headersOf, expected) => {
  test.each(calls.filter(call => call.access !== 'public'))('is not let in by $name (AC5)', async call => {
    expect(await refusal(call, headersOf())).toBe(expected)
  })
})

test.each(calls.filter(call => call.access === 'staff'))('$name is for staff (AC1)', async call => {
  expect(await refusal(call, { 'access-token': customer.token })).toBe('403 userNotAdmin')
})

/** The call as another server makes it. */
const fromServer = (call: Door) => refusal(call, { 'api-key': app.dependencies.config.serviceKey })

test.each(calls.filter(({ access }) => access === 'session' || access === 'staff'))(
  '$name does not take the service key for a person (AC8)',
  async call => {
    expect(await fromServer(call)).toBe('401 unauthorized')
  },
)

test.each(calls.filter(({ access }) => access === 'public'))(
  '$name is for everybody, another server too (AC8)',
  async call => {
    expect(await fromServer(call)).not.toMatch(/^401 unauthorized/)
  },
)

test.each(calls.filter(({ access }) => access === 'session-or-service'))(
  '$name takes the service key of another server (AC8)',
  async call => {
    expect(await fromServer(call)).not.toMatch(/^401/)
  },
)
