import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { findUserAction } from '#api/commands/user-actions.ts'
import { makeDesign } from '#api/testing/designs.ts'
import { mailsTo } from '#api/testing/mails.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let databaseUrl: string
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-user-'))

beforeAll(async () => {
  app = await startTestApp(
    {},
    {
      reach: async connection => {
        databaseUrl = urlOf(connection)
        return connection
      },
    },
  )
})
afterAll(async () => {
  await app.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

function urlOf({
  connectionString,
  host,
  user,
  password,
  database,
}: ReturnType<typeof connectionOf>): string {
  if (connectionString) return connectionString
  return `postgres://${user}:${String(password)}@localhost/${database}?host=${encodeURIComponent(must(host, 'socket'))}`
}

function connectionOf() {
  return inject('server')
}

/** The command as an operator runs it, on the database that the product is running on. */
async function user(...args: string[]): Promise<{ said: string; code: number }> {
  const run = promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'user.ts'), ...args], {
    env: {
      PATH: '/usr/bin:/bin',
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      SESSION_SECRET: 's'.repeat(32),
      SERVICE_KEY: 's'.repeat(32),
    },
  })
  return run.then(
    ({ stdout }) => ({ said: stdout, code: 0 }),
    (error: { stderr: string; code: number }) => ({ said: error.stderr, code: error.code }),
  )
}

describe('the operator', () => {
  test('hashes a password before a transaction begins', async () => {
    const maya = await signUp(app)
    // The app's database fails a transaction that waits for anything else.
    const { database, config, jobs } = app.dependencies
    const operator = { config, openJobs: async () => ({ ...jobs, stop: async () => {} }) }
    await findUserAction('reset-password')(database, [maya.email, 'Another-horse-2'], operator)
    expect(await maya.refused(userCalls.me, {})).toBe('401 token_expired')
  })

  test('gives and takes roles, which act at once (AC29)', async () => {
    const maya = await signUp(app, { firstName: 'Zoé' })
    const me = () => maya.call(userCalls.me, {})
    expect(await user('grant', maya.email.toUpperCase(), 'designer')).toMatchObject({ code: 0 })
    expect(await user('grant', maya.email, 'admin')).toMatchObject({ code: 0 })
    expect(await me()).toMatchObject({ isDesigner: true, isAdmin: true })
    const listed = await user('list')
    expect(listed.said.split('\n')[0]).toBe(`${maya.email}\tZoé Tremblay\tuser, admin, designer`)
    expect(await user('revoke', maya.email, 'designer')).toMatchObject({ code: 0 })
    expect(await me()).toMatchObject({ isDesigner: false, isAdmin: true })
  })

  test('sets a password for who cannot get in (AC26)', async () => {
    const maya = await signUp(app)
    const login = async (password: string) => {
      const payload = { email: maya.email, password }
      return (await app.app.inject({ method: 'POST', url: '/api/v1/user/login', payload })).statusCode
    }
    const { said } = await user('reset-password', maya.email)
    expect(await login(must(/password (\S+) now/.exec(said)?.[1], 'password'))).toBe(200)
    expect(await maya.refused(userCalls.me, {})).toBe('401 token_expired')
    expect(await user('reset-password', maya.email, 'Chosen-horse-3')).toMatchObject({ code: 0 })
    expect(await login('Chosen-horse-3')).toBe(200)
    expect((await user('reset-password', maya.email, 'weak')).code).toBe(1)
  })

  test('has someone’s data sent to them on their request (OD1)', async () => {
    const maya = await signUp(app)
    expect(await user('export', maya.email)).toMatchObject({ code: 0 })
    await mailsTo(app, maya.email, '/profile?data=')
    expect((await user('export', 'nobody@example.com')).code).toBe(1)
  })

  test('deletes an account on its owner’s request, not one that owes (OD2, OD4)', async () => {
    const [maya, jonas] = [await signUp(app), await signUp(app)]
    expect(await user('delete', maya.email)).toMatchObject({ code: 0 })
    expect(await maya.refused(userCalls.me, {})).toBe('401 token_expired')
    await mailsTo(app, maya.email, 'gone for good')
    const { id: preorderId } = await placeOrder(jonas, [await makeDesign(jonas)])
    const staff = await signUpStaff(app)
    await staff.call(deskCalls.setStatus, { body: { preorderId, status: 'purchased' } })
    const { said, code } = await user('delete', jonas.email)
    expect(code).toBe(1)
    expect(said).toContain('is not settled')
    expect(await jonas.refused(userCalls.me, {})).toBe('answered')
  })

  test.each([
    [[], /Say what to do/],
    [['promote'], /Say what to do/],
    [['grant', 'nobody@example.com', 'admin'], /Nobody has an account as nobody@example\.com/],
    [['grant'], /Name an email/],
    [['toString'], /Say what to do/],
  ])('is told what is wrong with %j', async (args, message) => {
    const { said, code } = await user(...args)
    expect(code).toBe(1)
    expect(said).toMatch(message)
    expect(said).not.toMatch(/\n {4}at /)
  })

  test('cannot give a role that there is not', async () => {
    const maya = await signUp(app)
    for (const role of ['owner', 'user', '']) {
      expect((await user('grant', maya.email, role)).said).toMatch(/Name a role/)
    }
  })
})
