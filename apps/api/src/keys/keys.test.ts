import { deskCalls } from '@teamloom/contract/desk.ts'
import { calls, rawCalls } from '@teamloom/contract/index.ts'
import { keyCalls } from '@teamloom/contract/keys.ts'
import { scopedCalls } from '@teamloom/contract/scopes.ts'
import { staffCalls } from '@teamloom/contract/staff.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { callerWith, type Person, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let admin: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await signUpStaff(app)
})
afterEach(() => app.setNow(new Date()))
afterAll(() => app.close())

const by = (key: string) => callerWith(app.app, { authorization: `Bearer ${key}` })
const list = (key: string) => by(key).refused(deskCalls.list, { body: {} })

test('a key works until it is ended or past, and is kept as a hash (AC69)', async () => {
  const endsAt = new Date(Date.now() + 86_400_000).toISOString()
  const body = { name: 'Stock sync', scopes: ['orders:read' as const], endsAt }
  const { id, key } = await admin.call(keyCalls.make, { body })
  expect(await list(key)).toBe('answered')
  expect(await list(`${key}x`)).toBe('401 unauthorized')
  const [kept] = await admin.call(keyCalls.list, {})
  expect(kept).toMatchObject({ id, name: 'Stock sync', prefix: key.slice(0, 12), usedAt: expect.any(String) })
  const { rows } = await app.pool.query<{ all: string }>(
    `select (select string_agg(k::text, '') from api_keys k) || (select string_agg(a::text, '') from staff_audit a) as all`,
  )
  expect(rows[0]?.all).not.toContain(key.slice(12))
  app.setNow(new Date(Date.now() + 86_401_000))
  expect(await list(key)).toBe('401 unauthorized')
  app.setNow(new Date())
  await admin.call(keyCalls.end, { params: { id } })
  expect(await list(key)).toBe('401 unauthorized')
  const past = { ...body, endsAt: new Date(Date.now() - 1000).toISOString() }
  expect(await admin.refused(keyCalls.make, { body: past })).toBe('400 validation_failed')
})

test('a key does no more than whoever made it, as they are then (AC69)', async () => {
  const other = await signUpStaff(app)
  const body = { name: 'Books', scopes: ['orders:read' as const] }
  const { key } = await other.call(keyCalls.make, { body })
  expect(await list(key)).toBe('answered')
  await admin.call(staffCalls.setPerson, { body: { userId: other.id, roles: ['workshop'] } })
  expect(await list(key)).toBe('403 right_not_given')
  await admin.call(staffCalls.setPerson, { body: { userId: other.id, roles: [] } })
  expect(await list(key)).toBe('403 userNotAdmin')
})

test('a key is answered 120 times a minute (AC69)', async () => {
  const { key } = await admin.call(keyCalls.make, { body: { name: 'Loud', scopes: ['orders:read'] } })
  const told: string[] = []
  for (let each = 0; each < 121; each += 1) told.push(await list(key))
  expect(told.filter(each => each === 'answered')).toHaveLength(120)
  expect(told.at(-1)).toBe('429 too_many_requests')
})

test('each call that a scope names is one (AC69)', () => {
  const names = [...calls, ...rawCalls].map(({ name }) => name)
  expect(scopedCalls.filter(name => !names.includes(name))).toEqual([])
})
