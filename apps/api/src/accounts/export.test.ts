import { userCalls } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { mailsTo } from '#api/testing/mails.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'
import { unzip } from '#api/testing/unzip.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** The link that is mailed to them: what it carries. */
async function keyFor(person: Person, count = 1): Promise<string> {
  await person.call(userCalls.exportData, {})
  const mails = await mailsTo(app, person.email, '/profile?data=', count)
  const { text } = must(mails.at(-1), 'mail')
  return must(/\/profile\?data=(\S+)/.exec(text)?.[1], 'key')
}

const ask = (key: string, person?: Person) =>
  app.app.inject({
    url: `/api/v1/user/export.zip?key=${encodeURIComponent(key)}`,
    ...(person ? { headers: { 'access-token': person.token } } : {}),
  })

test('one’s own data is a file with all that is kept, no password and nothing of others (OD1)', async () => {
  const maya = await signUp(app, { firstName: 'Maya' })
  const jonas = await signUp(app, { firstName: 'Jonas' })
  await placeOrder(maya, [await makeDesign(maya, { name: 'Tour tee' })])
  await placeOrder(jonas, [await makeDesign(jonas, { name: 'Secret tee' })])
  const key = await keyFor(maya)
  const answer = await ask(key, maya)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/zip')
  const text = String(unzip(answer.rawPayload)['data.json'])
  const data = JSON.parse(text) as Record<string, unknown[]>
  expect(data.account).toMatchObject([{ email: maya.email, firstName: 'Maya' }])
  expect(data.requests).toHaveLength(1)
  expect(data.requestItems).toMatchObject([{ designName: 'Tour tee' }])
  expect(text).not.toContain('passwordHash')
  expect(text).not.toContain(jonas.email)
  expect(text).not.toContain('Secret tee')
  expect((await ask(key)).statusCode).toBe(401)
})

test('the link works for a day, and for nobody else (OD1)', async () => {
  const maya = await signUp(app)
  const jonas = await signUp(app)
  const key = await keyFor(maya)
  expect((await ask(key, jonas)).statusCode).toBe(404)
  for (const forged of ['', 'x', key.replace(/^\d+/, '99999999999'), `${key}x`, '1.'])
    expect((await ask(forged, maya)).statusCode).toBe(404)
  app.setNow(new Date(Date.now() + 23 * 3_600_000))
  expect((await ask(key, maya)).statusCode).toBe(200)
  app.setNow(new Date(Date.now() + 25 * 3_600_000))
  expect((await ask(key, maya)).statusCode).toBe(404)
  app.setNow(new Date())
})

test('it is not mailed more often than ten times a day', async () => {
  const maya = await signUp(app)
  for (let times = 0; times < 10; times += 1) await maya.call(userCalls.exportData, {})
  expect(await maya.refused(userCalls.exportData, {})).toBe('429 too_many_requests')
})
