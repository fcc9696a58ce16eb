import { setImmediate as anEvent } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '#api/accounts/passwords.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const one = sql`select 1`
const fault = 'a transaction waited for something that is not the database'

test('a transaction of queries alone goes through', async () => {
  const { database } = app.dependencies
  const answer = await database.write(async tx => {
    await tx.execute(one)
    await Promise.resolve()
    await tx.execute(one)
    return 'done'
  })
  expect(answer).toBe('done')
})

test('one that asks while it is being answered fails', async () => {
  const { database } = app.dependencies
  const asking = database.write(tx => Promise.all([tx.execute(one), tx.execute(one)]))
  await expect(asking).rejects.toThrow('a transaction asked the database while it was being answered')
})

test.each([
  ['an event', () => anEvent()],
  ['a password', () => hashPassword('Correct-horse-1')],
])('one that waits for %s fails, wherever it does', async (_, wait) => {
  const { database } = app.dependencies
  await expect(database.write(async () => void (await wait()))).rejects.toThrow(fault)
  const before = database.write(async tx => {
    await wait()
    await tx.execute(one)
  })
  await expect(before).rejects.toThrow(fault)
  const after = database.write(async tx => {
    await tx.execute(one)
    await wait()
  })
  await expect(after).rejects.toThrow(fault)
})
