import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectionsOf, readConnectionBudget } from '#api/platform/database/connection-budget.ts'
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

describe('the budget of connections', () => {
  const used = { pool: 8, jobs: 4, carriesNews: false }

  test('is what a process opens, the news’ own too', () => {
    expect(connectionsOf(used)).toBe(14)
    expect(connectionsOf({ ...used, carriesNews: true })).toBe(15)
  })

  test('is of the server, or of the database where that has less', async () => {
    const { database } = app.dependencies
    const { ofServer, processes } = await readConnectionBudget(database.read, used)
    expect(processes).toBe(Math.floor(ofServer / 14))
    await app.pool.query(`alter database ${app.connection.database} connection limit 30`)
    expect(await readConnectionBudget(database.read, used)).toEqual({
      ofProcess: 14,
      ofServer: 30,
      processes: 2,
    })
  })
})
