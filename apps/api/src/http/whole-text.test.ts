import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDesign, paint } from '#api/testing/designs.ts'
import { goodPassword, type Person, signUp } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
})
afterAll(() => app.close())

const profile = {
  email: 'jonas@example.com',
  firstName: 'Jonas',
  lastName: 'Roy',
  password: goodPassword,
  language: 'en',
}

async function send(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object | string) {
  const answer = await app.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { 'access-token': maya.token, 'content-type': 'application/json' },
    ...(payload === undefined ? {} : { payload }),
  })
  return `${answer.statusCode} ${answer.json().errorKey}`
}

describe('what no database can hold is refused (AC32)', () => {
  test.each([
    ['GET', '/teams/tokenInfo?token=%00', undefined],
    ['GET', '/teams/tokenInfo?token=a&more%00=b', undefined],
    ['POST', '/teams/join', { token: 'a\u0000' }],
    ['POST', '/user/login', { email: 'maya@example.com', password: goodPassword, inviteToken: '\u0000' }],
    ['POST', '/user/signup', { ...profile, inviteToken: '\u0000' }],
    ['POST', '/user/update_password/%00', { password: goodPassword }],
    ['POST', '/teams/team', { name: 'Otters \ud83e' }],
    ['POST', '/teams/team', { name: 'Otters', unknown: { deep: [{ '\u0000': 1 }] } }],
  ] as const)('%s %s', async (method, url, body) => {
    expect(await send(method, url, body)).toBe('400 validation_failed')
  })

  test('in what a design keeps, and in a key', async () => {
    const designId = await makeDesign(maya)
    const change = { designId, ...paint('1022') }
    expect(await send('POST', '/generator/design', { ...change, key: 'a\ud800' })).toBe(
      '400 validation_failed',
    )
    expect(await send('POST', '/generator/design', { ...change, partName: '\u0000' })).toBe(
      '400 validation_failed',
    )
  })
})
