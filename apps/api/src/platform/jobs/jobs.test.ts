import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Database, openDatabase } from '#api/platform/database/database.ts'
import { type JobQueue, startJobs } from '#api/platform/jobs/jobs.ts'
import { administer, connectionTo } from '#api/testing/global-setup.ts'
import { patient } from '#api/testing/patient.ts'

const name = `teamloom_test_${Math.random().toString(36).slice(2, 12)}`
const done: string[] = []

let database: Database & { readonly pool: { query: (text: string) => Promise<{ rows: unknown[] }> } }
let jobs: JobQueue

beforeAll(async () => {
  await administer(inject('server'), `create database ${name} template ${inject('template')}`)
  const connection = connectionTo(inject('server'), name)
  database = await openDatabase(connection, () => {})
  jobs = await startJobs(connection, () => {})
  await jobs.work({
    mail: async ({ to }) => {
      if (to.startsWith('broken')) throw new Error('no such box')
      done.push(to)
    },
    keepPictures: async () => {},
    analytics: async () => {},
    sizeReminders: async () => {},
    mentions: async () => {},
    refundCard: async () => {},
    askProvider: async () => {},
    deleteTeams: async () => {},
    techpack: async () => {},
    machineFiles: async () => {},
    ownData: async () => {},
    muchOwnData: async () => {},
    webhook: async () => {},
    everyMinute: async () => {},
    housekeeping: async () => {},
  })
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
  await administer(inject('server'), `drop database if exists ${name} with (force)`)
})

function mail(to: string) {
  return { to, subject: 'a', text: 'a', html: 'a' }
}

async function statesOf(to: string): Promise<unknown[]> {
  const { rows } = await database.pool.query(
    `select state from jobs.job where name = 'mail' and data->>'to' = '${to}'`,
  )
  return rows.map(row => (row as { state: string }).state)
}

test('all jobs of a transaction are done at once, and one that fails is tried again alone', async () => {
  await database.write(async tx => {
    for (const to of ['a', 'broken', 'b', 'c']) await jobs.add(tx, 'mail', mail(to))
  })
  await expect.poll(() => done.toSorted(), patient).toEqual(['a', 'b', 'c'])
  await expect.poll(() => statesOf('broken'), patient).toEqual(['retry'])
  expect(await statesOf('b')).toEqual(['completed'])
})

test('a job of a transaction that is undone never was', async () => {
  const undone = database.write(async tx => {
    await jobs.add(tx, 'mail', mail('never'))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await database.write(tx => jobs.add(tx, 'mail', mail('after')))
  await expect.poll(() => done.includes('after'), patient).toBe(true)
  expect(done).not.toContain('never')
  expect(await statesOf('never')).toEqual([])
})

test('each night is tidied; every ten minutes the card’s provider is asked and teams go whose day is over; each minute webhooks are looked after (PA19, AC45, WH4)', async () => {
  const { rows } = await database.pool.query('select name, cron from jobs.schedule order by name')
  expect(rows).toEqual([
    { name: 'askProvider', cron: '*/10 * * * *' },
    { name: 'deleteTeams', cron: '*/10 * * * *' },
    { name: 'everyMinute', cron: '* * * * *' },
    { name: 'housekeeping', cron: '17 3 * * *' },
  ])
})

test('mails to an address are dropped, and none to one that ends so or that name it (OD5)', async () => {
  const left = await database.write(async tx => {
    for (const to of ['e@forgotten.example', 'E@forgotten.example', 'zoe@forgotten.example'])
      await jobs.add(tx, 'mail', { ...mail(to), text: 'from e@forgotten.example' })
    await jobs.add(tx, 'mail', { ...mail('shop@forgotten.example'), replyTo: 'e@forgotten.example' })
    await jobs.forget(tx, 'e@forgotten.example')
    const { rows } = await tx.execute(
      sql`select data ->> 'to' as address from jobs.job where data ->> 'to' like '%@forgotten.example'`,
    )
    return rows
  })
  expect(left).toEqual([{ address: 'zoe@forgotten.example' }])
})

test('what somebody waits for is done before what is one of many', async () => {
  const many = Array.from({ length: 25 }, (_, index) => `many${index}@example.com`)
  const isOf = (to: string) => to.startsWith('many') || to === 'waits@example.com'
  await database.write(async tx => {
    for (const to of many) await jobs.add(tx, 'mail', mail(to), { isOneOfMany: true })
    await jobs.add(tx, 'mail', mail('waits@example.com'))
  })
  await expect.poll(() => done.filter(isOf).length, patient).toBe(26)
  // Among the first that are taken together.
  expect(done.filter(isOf).indexOf('waits@example.com')).toBeLessThan(10)
})
