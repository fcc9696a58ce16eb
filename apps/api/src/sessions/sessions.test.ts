import { generatorCalls } from '@teamloom/contract/generator.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { eq } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sessions, userRoles } from '#api/db/tables.ts'
import { tshirt } from '#api/testing/designs.ts'
import {
  callerWith,
  goodPassword,
  type Person,
  signUp,
  signUpStaff,
  signUpTeammate,
} from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterEach(() => app.setNow(new Date()))
afterAll(() => app.close())

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

function read(token: string, headers: Record<string, string> = {}) {
  return app.app.inject({ url: '/api/v1/user/me', headers: { 'access-token': token, ...headers } })
}

async function login(person: Person): Promise<string> {
  const answer = await app.app.inject({
    method: 'POST',
    url: '/api/v1/user/login',
    payload: { email: person.email, password: goodPassword },
  })
  return String(answer.headers['access-token'])
}

describe('a session', () => {
  test('that is taken away ends at once (AC7)', async () => {
    const maya = await signUp(app)
    await app.dependencies.database.write(tx => tx.delete(sessions).where(eq(sessions.userId, maya.id)))
    expect(await maya.refused(userCalls.me, {})).toBe('401 token_expired')
  })

  test('ends by logout at any age, even when it is about to be renewed (AC7)', async () => {
    const maya = await signUp(app)
    app.setNow(inDays(5))
    await maya.call(userCalls.logout, {})
    expect(await maya.refused(userCalls.me, {})).toBe('401 token_expired')
    expect(await maya.refused(userCalls.logout, {})).toBe('401 token_expired')
  })

  test('is renewed by any call that succeeds, to seven days from then, and both its tokens hold (AC7)', async () => {
    const maya = await signUp(app)
    app.setNow(inDays(4))
    expect(
      (await app.app.inject({ url: '/api/v1/nothing', headers: { 'access-token': maya.token } })).headers,
    ).not.toHaveProperty('access-token')
    const refused = await app.app.inject({
      url: '/api/v1/generator/design/nope',
      headers: { 'access-token': maya.token },
    })
    expect(refused.headers['access-token']).toBeUndefined()
    const renewed = String((await read(maya.token)).headers['access-token'])
    app.setNow(inDays(4.1))
    expect((await read(maya.token)).statusCode).toBe(200)
    app.setNow(inDays(10.9))
    expect((await read(renewed)).statusCode).toBe(200)
    app.setNow(inDays(18))
    expect((await read(renewed)).json()).toMatchObject({ errorKey: 'token_expired' })
  })

  test('does not end when another of the same person does (AC7)', async () => {
    const maya = await signUp(app)
    const other = await login(maya)
    await callerWith(app.app, { 'access-token': other }).call(userCalls.logout, {})
    expect((await read(maya.token)).statusCode).toBe(200)
  })

  test.each([
    [
      'signed by another',
      (claims: object) =>
        new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.alloc(48, 1)),
    ],
    ['not signed', (claims: object) => Promise.resolve(`${base64({ alg: 'none' })}.${base64(claims)}.`)],
    ['empty', () => Promise.resolve(' ')],
    ['of another shape', () => Promise.resolve('a.b.c.d')],
  ])('whose token is %s is none (AC7)', async (_, forge) => {
    const maya = await signUp(app)
    const claims = JSON.parse(Buffer.from(maya.token.split('.')[1]!, 'base64url').toString()) as object
    expect((await read(await forge(claims))).json()).toMatchObject({ errorKey: 'unauthorized' })
  })

  test('is not given by a claim: who is an admin stands in the database (AC7)', async () => {
    const maya = await signUp(app)
    const { sessionSecret } = app.dependencies.config
    const claims = JSON.parse(Buffer.from(maya.token.split('.')[1]!, 'base64url').toString()) as object
    const token = await new SignJWT({ ...claims, isAdmin: true, roles: [{ role: 'admin' }] })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(sessionSecret.signs))
    expect((await read(token)).json()).toMatchObject({ data: { isAdmin: false, roles: [{ role: 'user' }] } })
  })
})

function base64(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

describe('a role', () => {
  test('that is given or taken away acts on the sessions there are (AC1, AC7)', async () => {
    const staff = await signUpStaff(app, 'designer')
    const me = () => staff.call(userCalls.me, {})
    expect(await me()).toMatchObject({
      isDesigner: true,
      isAdmin: false,
      roles: [{ role: 'user' }, { role: 'designer' }],
    })
    const mate = await signUpTeammate(app, staff)
    const emails = async (person: Person) => {
      const teams = await person.call(teamCalls.list, {})
      return teams.flatMap(team => team.teammates).filter(each => each.email !== undefined).length
    }
    expect(await emails(staff)).toBe(2)
    await app.dependencies.database.write(tx => tx.delete(userRoles).where(eq(userRoles.userId, staff.id)))
    expect(await me()).toMatchObject({ isDesigner: false, roles: [{ role: 'user' }] })
    expect(await emails(staff)).toBe(1)
    expect(await emails(mate)).toBe(2)
  })

  test('that nobody knows gives nothing (AC1)', async () => {
    const maya = await signUp(app)
    await app.dependencies.database.write(tx =>
      tx.insert(userRoles).values({ userId: maya.id, role: 'owner' }),
    )
    expect((await maya.call(userCalls.me, {})).roles).toEqual([{ role: 'user' }])
  })
})

describe('the service key', () => {
  const create = (headers: Record<string, string>) =>
    callerWith(app.app, headers).refused(generatorCalls.create, { body: tshirt })

  test('opens the generator, and nothing else (AC8)', async () => {
    const { serviceKey } = app.dependencies.config
    expect(await create({ 'api-key': serviceKey })).toBe('answered')
    expect(await callerWith(app.app, { 'api-key': serviceKey }).refused(userCalls.me, {})).toBe(
      '401 unauthorized',
    )
  })

  test.each(['', 'wrong', 'x'.repeat(64)])('%j is none, whoever sends it (AC8)', async key => {
    const maya = await signUp(app)
    expect(await create({ 'api-key': key })).toBe('401 unauthorized')
    expect(await create({ 'api-key': key, 'access-token': maya.token })).toBe('401 unauthorized')
  })
})
