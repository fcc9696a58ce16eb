import { randomUUID } from 'node:crypto'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, signUp } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
})
afterAll(() => app.close())

const { addToRoster } = collectionCalls
const { setSizes } = cartCalls

const listOf = (entry: string, count: number) => `[${Array(count).fill(entry).join(',')}]`
const roster = (people: string) => `{"projectId":"${randomUUID()}","people":${people}}`
const numbered = '{"firstName":1,"lastName":2,"email":3,"number":4,"language":5}'
const fields = (count: number) => Array.from({ length: count }, (_, place) => `"k${place}":0`).join(',')

/** Bodies as large as these calls take them, and wrong from one end to the other. */
const bodies = [
  ['as many people as may be, with nothing right', addToRoster, roster(listOf(numbered, 3000))],
  ['far more entries than may be', addToRoster, roster(listOf('1', 390_000))],
  ['fields that nobody knows', addToRoster, `{${fields(70_000)}}`],
  ['a name of spaces and letters', addToRoster, roster(`[{"firstName":"${' a'.repeat(390_000)}"}]`)],
  ['a name of accents', addToRoster, roster(`[{"firstName":"a${'\u0301'.repeat(380_000)}"}]`)],
  ['as many items as may be', setSizes, listOf('{}', 500)],
] as const

describe('a body that is wrong all over', () => {
  const send = (
    { method, path }: { readonly method: 'POST' | 'PUT'; readonly path: string },
    payload: string,
  ) =>
    app.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { 'access-token': maya.token, 'content-type': 'application/json' },
      payload,
    })

  test.each(bodies)('is refused with the first of its faults alone: %s (AC39)', async (_, call, payload) => {
    const answer = await send(call, payload)
    expect(`${answer.statusCode} ${answer.json().errorKey}`).toBe('400 validation_failed')
    expect(answer.json().issues.length).toBeLessThanOrEqual(20)
    expect(answer.payload.length).toBeLessThan(4000)
  })
})
