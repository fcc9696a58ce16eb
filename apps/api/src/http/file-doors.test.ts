import { randomUUID } from 'node:crypto'
import { userCalls } from '@teamloom/contract/user.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPostgresNews } from '#api/platform/news/postgres-news.ts'
import { peopleChannel } from '#api/sessions/known-actors.ts'
import { patient } from '#api/testing/patient.ts'
import { type Person, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
beforeAll(async () => {
  app = await startTestApp({ CALLS_AT_ONCE: '1', CALLS_WAITING: '1' })
  // Told of her late, the house would ask the database again who she is, while all its connections are held.
  const news = await openPostgresNews(app.connection, () => {}, peopleChannel)
  const told: string[] = []
  news.listen({ hear: message => told.push(message), missed: () => {} })
  maya = await signUpStaff(app, 'admin')
  const isTold = () => expect(told.filter(ids => ids.includes(maya.id)).length).toBeGreaterThan(0)
  await vi.waitFor(isTold, patient)
  await news.close()
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
  const told: { readonly headers: Record<string, unknown> }[] = []
  const ask = async () => {
    const answer = await app.app.inject({ url: `/api/v1/${path}`, headers: { 'access-token': maya.token } })
    if (answer.statusCode === 429) told.push(answer)
  }
  // Who she is need not be asked; the one that is let in waits for a connection.
  await maya.call(userCalls.me, {})
  const held = await Promise.all(Array.from({ length: app.pool.options.max }, () => app.pool.connect()))
  const asked = Array.from({ length: 6 }, ask)
  try {
    await expect.poll(() => told.length, patient).toBe(4)
  } finally {
    for (const client of held) client.release()
    await Promise.all(asked)
  }
  expect(told.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true)
})
