import { systemCalls } from '@teamloom/contract/system.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DatabaseLine, openLine } from '#api/testing/database-line.ts'
import { patient } from '#api/testing/patient.ts'
import { goodPassword, signUp, stranger } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'
import { waitingForLocks } from '#api/testing/waiting-for-locks.ts'

let app: TestApp
let line: DatabaseLine | undefined

beforeAll(async () => {
  app = await startTestApp(
    { PROVIDER_NAME: 'Atelier', BLOCK_DEPRECATED: 'true', SALES_EMAIL: 'sales@atelier.example' },
    {
      reach: async connection => {
        line = await openLine(connection)
        return line.connection
      },
    },
  )
})
afterAll(async () => {
  await app.close()
  await line?.cut()
})

test('whom to write to is what the configuration says, for everybody', async () => {
  expect(await stranger(app).call(systemCalls.provider, {})).toMatchObject({
    name: 'Atelier',
    salesEmail: 'sales@atelier.example',
    blockDeprecated: true,
    termsUrl: '/terms',
    privacyUrl: '/privacy',
  })
})

describe('while the database is away', () => {
  test('every call says so, and all is well again once it is back', async () => {
    const maya = await signUp(app)
    const { cut, mend } = must(line, 'line')
    expect(await stranger(app).call(systemCalls.health, {})).toEqual({
      database: 'ok',
      files: 'ok',
      jobs: 'ok',
      readers: { eps: expect.any(String), ai: expect.any(String) },
    })
    await cut()
    const health = await app.app.inject({ url: '/api/v1/health' })
    expect([health.statusCode, health.json()]).toEqual([
      503,
      {
        status: 'error',
        message: 'unavailable',
        errorKey: 'unavailable',
        facts: { database: 'away', files: 'ok', jobs: 'away' },
      },
    ])
    expect(Number(health.headers['retry-after'])).toBeGreaterThan(0)
    const during = async () => [
      (await app.app.inject({ url: '/api/v1/user/me', headers: { 'access-token': maya.token } })).statusCode,
      (
        await app.app.inject({
          method: 'POST',
          url: '/api/v1/teams/team',
          headers: { 'access-token': maya.token },
          payload: { name: 'Otters' },
        })
      ).statusCode,
      (
        await app.app.inject({
          method: 'POST',
          url: '/api/v1/user/login',
          payload: { email: maya.email, password: goodPassword },
        })
      ).statusCode,
    ]
    expect(await during()).toEqual([503, 503, 503])
    // What needs no database answers as ever.
    expect(await stranger(app).refused(systemCalls.provider, {})).toBe('answered')
    await mend()
    await expect.poll(() => stranger(app).refused(systemCalls.health, {}), patient).toBe('answered')
    expect((await maya.call(userCalls.me, {})).id).toBe(maya.id)
    await maya.call(teamCalls.create, { body: { name: 'Otters' } })
    expect(await maya.call(teamCalls.list, {})).toHaveLength(2)
  })

  test('a call that was under way is told to try again', async () => {
    const jonas = await signUp(app)
    const { cut, mend } = must(line, 'line')
    const holder = await app.pool.connect()
    await holder.query('begin; lock table teams in access exclusive mode')
    const waiting = app.app.inject({ url: '/api/v1/teams', headers: { 'access-token': jonas.token } })
    await expect.poll(() => waitingForLocks(app.pool), patient).toBeGreaterThan(0)
    await cut()
    holder.release(true)
    expect((await waiting).statusCode).toBe(503)
    await mend()
    await expect.poll(() => stranger(app).refused(systemCalls.health, {}), patient).toBe('answered')
  })
})
