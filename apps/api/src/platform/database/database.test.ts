import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest'
import { connectionsOf, readConnectionBudget } from '#api/platform/database/connection-budget.ts'
import { openDatabase, type Reader, type Tx, type Writer } from '#api/platform/database/database.ts'
import { isOutage } from '#api/platform/outage.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('what a row refers to is deleted without reading the whole of its table', async () => {
  const { rows } = await app.pool.query<{ key: string }>(`
    select key.conrelid::regclass || '.' || column_of.attname as key
    from pg_constraint key
    join pg_attribute column_of on column_of.attrelid = key.conrelid and column_of.attnum = key.conkey[1]
    where key.contype = 'f' and key.connamespace = 'public'::regnamespace
      and not exists (select 1 from pg_index index where index.indrelid = key.conrelid
        and index.indkey[0] = key.conkey[1]
        and coalesce(pg_get_expr(index.indpred, index.indrelid), '') in ('', format('(%I IS NOT NULL)', column_of.attname)))
    order by 1`)
  expect(rows.map(({ key }) => key)).toEqual([])
})

test.each(['statement_timeout', 'idle_in_transaction_session_timeout'])(
  'a statement that nobody waits for any more ends: %s',
  async setting => {
    const { rows } = await app.pool.query(`select setting::int as ms from pg_settings where name = $1`, [
      setting,
    ])
    expect(rows[0].ms).toBeGreaterThan(10_000)
    expect(rows[0].ms).toBeLessThanOrEqual(60_000)
  },
)

describe('what only asks does not write', () => {
  test.each([
    ['at once', '42601', sql`delete from attempts returning key`],
    [
      'beside what it asks',
      '0A000',
      sql`with gone as (delete from attempts returning key) select key from gone`,
    ],
  ])('%s, in words of its own', async (_, code, query) => {
    const { read, write } = app.dependencies.database
    await app.pool.query(`insert into attempts (key, count, window_start) values ('kept', 1, now())`)
    const isKept = async () =>
      (await app.pool.query(`delete from attempts where key = 'kept'`)).rowCount === 1
    await expect(read.rows(query)).rejects.toMatchObject({ cause: { code } })
    await expect(write(tx => tx.rows(query))).rejects.toMatchObject({ cause: { code } })
    expect(await isKept()).toBe(true)
  })

  test('by its type, nor is several statements without a transaction', () => {
    expectTypeOf<Reader>().not.toHaveProperty('insert')
    expectTypeOf<Reader>().not.toHaveProperty('update')
    expectTypeOf<Reader>().not.toHaveProperty('delete')
    expectTypeOf<Reader>().not.toHaveProperty('execute')
    expectTypeOf<Writer>().not.toExtend<Tx>()
  })
})

describe('the budget of connections', () => {
  const used = { pool: 8, jobs: 4, carriesNews: false }

  test('is what a process opens, the news’ own too', () => {
    expect(connectionsOf(used)).toBe(13)
    expect(connectionsOf({ ...used, carriesNews: true })).toBe(14)
  })

  test('is of the server, or of the database where that has less', async () => {
    const { database } = app.dependencies
    const { ofServer, processes } = await readConnectionBudget(database.read, used)
    expect(processes).toBe(Math.floor(ofServer / 13))
    await app.pool.query(`alter database ${app.connection.database} connection limit 30`)
    expect(await readConnectionBudget(database.read, used)).toEqual({
      ofProcess: 13,
      ofServer: 30,
      processes: 2,
    })
  })
})

test('a connection to a server that another has taken over from is thrown away, and those beside it', async () => {
  const database = await openDatabase({ ...app.connection, max: 2 }, () => {})
  try {
    // As sessions of a primary that stands by now.
    const standBack = sql`select set_config('default_transaction_read_only', 'on', false)`
    await Promise.all([1, 2].map(() => database.write(tx => tx.execute(standBack))))
    const count = () =>
      database.write(tx =>
        tx.execute(sql`insert into attempts (key, count, window_start) values ('stood', 1, now())`),
      )
    const refused: unknown = await count().catch((error: unknown) => error)
    expect(isOutage(refused)).toBe(true)
    await count()
    await expect(count()).rejects.toMatchObject({ cause: { code: '23505' } })
  } finally {
    await database.close()
  }
})
