import { describe, expect, test } from 'vitest'
import { assetCalls } from './assets.ts'
import { CallError, type ClientRequest, createClient, pathOf } from './client.ts'
import { designCalls } from './designs.ts'
import { generatorCalls } from './generator.ts'
import { userCalls } from './user.ts'

const id = '5b2fcb3e-8f0a-4f6e-9f3a-0d5d3f0d1c2b'

/** A client whose server answers this, and what it was asked. */
function clientOf(status: number, json: unknown) {
  const asked: ClientRequest[] = []
  const call = createClient(async request => {
    asked.push(request)
    return { status, json }
  })
  return { asked, call }
}

describe('a request', () => {
  test('has its parameters in the path and its query behind', async () => {
    const { asked, call } = clientOf(200, { status: 'success', data: {} })
    await call(assetCalls.read, { params: { type: 'a/b ?' }, query: { asset_id: id, team_id: id, size: 64 } })
    await call(designCalls.list, { query: {} })
    await call(designCalls.list, { query: { include: undefined } })
    expect(asked.map(request => `${request.method} ${request.path}`)).toEqual([
      `GET /assets/asset/a%2Fb%20%3F?asset_id=${id}&team_id=${id}&size=64`,
      'GET /designs/',
      'GET /designs/',
    ])
    expect(pathOf('/user/exists/:email', { email: 'a+b@example.com' })).toBe(
      '/user/exists/a%2Bb%40example.com',
    )
  })

  test('carries its body and its idempotency key', async () => {
    const { asked, call } = clientOf(200, { status: 'success', data: { designId: id } })
    const body = { family: 'hoodie', product: 'hoodie' }
    await call(generatorCalls.create, { body }, { idempotencyKey: 'k' })
    await call(userCalls.logout, {})
    expect(asked).toMatchObject([
      { body, idempotencyKey: 'k' },
      { body: undefined, idempotencyKey: undefined },
    ])
  })
})

describe('an answer', () => {
  test('is the call’s data', async () => {
    const { call } = clientOf(200, { status: 'success', data: { exists: true } })
    expect(await call(userCalls.checkExists, { body: { email: 'a@example.com' } })).toEqual({ exists: true })
  })

  test.each([
    ['a refusal', 409, { status: 'error', errorKey: 'conflict' }, 'conflict'],
    ['a key of a later version', 418, { status: 'error', errorKey: 'teapot' }, 'unknown'],
    ['a page of a proxy', 502, null, 'unknown'],
    ['a success without data', 200, { status: 'error' }, 'unknown'],
    ['a key that objects have', 400, { status: 'error', errorKey: 'toString' }, 'unknown'],
  ])('that is %s is thrown', async (_, status, json, errorKey) => {
    const { call } = clientOf(status, json)
    await expect(call(userCalls.me, {})).rejects.toMatchObject({ errorKey, status })
  })

  test('carries its issues', async () => {
    const issues = [{ path: 'name', message: 'is required' }]
    const { call } = clientOf(400, { status: 'error', errorKey: 'validation_failed', issues })
    await expect(call(userCalls.me, {})).rejects.toMatchObject({ issues })
  })

  test('that never comes is a lost connection', async () => {
    const call = createClient(() => Promise.reject(new Error('no network')))
    const error = await call(userCalls.me, {}).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(CallError)
    expect(error).toMatchObject({ errorKey: 'connection_refused', status: 0, issues: [] })
  })
})
