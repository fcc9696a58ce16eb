import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
beforeAll(async () => {
  app = await startTestApp({ CALLS_AT_ONCE: '1', CALLS_WAITING: '1' })
  maya = await signUpStaff(app, 'admin')
})
afterAll(() => app.close())

const id = randomUUID()

test.each([
  `projects/collection/${id}/answers.csv`,
  `projects/collection/${id}/packing.pdf`,
  `projects/collection/${id}/labels.pdf`,
  `orders/invoice/${id}.pdf`,
  `orders/receipt/${id}.pdf`,
  'newsletter/subscribers.csv',
  'user/export.zip',
])('of %s too a caller has a few at once, and is told to come again (AC15)', async path => {
  const ask = () => app.app.inject({ url: `/api/v1/${path}`, headers: { 'access-token': maya.token } })
  const answers = await Promise.all(Array.from({ length: 6 }, ask))
  const told = answers.filter(({ statusCode }) => statusCode === 429)
  expect(told.length).toBeGreaterThan(0)
  expect(told.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true)
})
