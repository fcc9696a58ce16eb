import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'
import { unzip } from '#api/testing/unzip.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const ask = (person?: Person) =>
  app.app.inject({
    url: '/api/v1/user/export.zip',
    ...(person ? { headers: { 'access-token': person.token } } : {}),
  })

test('one’s own data is a file with all that is kept, no password and nothing of others (OD1)', async () => {
  const maya = await signUp(app, { firstName: 'Maya' })
  const jonas = await signUp(app, { firstName: 'Jonas' })
  await placeOrder(maya, [await makeDesign(maya, { name: 'Tour tee' })])
  await placeOrder(jonas, [await makeDesign(jonas, { name: 'Secret tee' })])
  const answer = await ask(maya)
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
  expect((await ask()).statusCode).toBe(401)
})

test('it is not made more often than ten times a day', async () => {
  const maya = await signUp(app)
  for (let times = 0; times < 10; times += 1) expect((await ask(maya)).statusCode).toBe(200)
  const refused = await ask(maya)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})
