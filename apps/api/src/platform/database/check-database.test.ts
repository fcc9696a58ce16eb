import { once } from 'node:events'
import net from 'node:net'
import type pg from 'pg'
import { afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { checkDatabase } from '#api/platform/database/check-database.ts'
import { openDatabase } from '#api/platform/database/database.ts'
import { readHouseName } from '#api/platform/database/which-database.ts'
import { openLine } from '#api/testing/database-line.ts'
import { administer, connectionTo, dropDatabase } from '#api/testing/global-setup.ts'
import { hasPooler, startPooler } from '#api/testing/pooler.ts'

const server = inject('server')
const names = ['one', 'two'].map(
  name => `teamloom_test_${name}_${Math.random().toString(36).slice(2, 10)}`,
) as [string, string]
const [direct, another] = names.map(name => connectionTo(server, name)) as [pg.ClientConfig, pg.ClientConfig]
const closing: (() => unknown)[] = []

beforeAll(async () => {
  for (const name of names) await administer(server, `create database ${name}`)
  return async () => {
    for (const name of names) await dropDatabase(server, name)
  }
})
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

const faultOf = async (connection: pg.ClientConfig) =>
  (await checkDatabase({ direct: connection, pooled: undefined })).fault

describe('what the settings of a database lead to', () => {
  test('is a server, which is well', async () => {
    expect(await checkDatabase({ direct, pooled: undefined })).toEqual({})
  })

  test('is told by the setting’s name where nothing is there, or nothing of that name', async () => {
    const line = await openLine(server)
    await line.cut()
    expect(await faultOf({ ...line.connection, database: 'postgres' })).toBe(
      'DATABASE_URL: nothing answers there',
    )
    expect(await faultOf(connectionTo(server, 'teamloom_nowhere'))).toBe(
      'DATABASE_URL: there is no database of this name; make it first',
    )
  })

  test('is told within ten seconds where what is there says nothing, or is no database', async () => {
    const silent = net.createServer(() => {}).listen(0, '127.0.0.1')
    const page = net.createServer(socket => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n<html>'))
    page.listen(0, '127.0.0.1')
    closing.push(
      () => silent.close(),
      () => page.close(),
    )
    await Promise.all([silent, page].map(each => each.listening || once(each, 'listening')))
    const portOf = (of: net.Server) => (of.address() as net.AddressInfo).port
    const began = performance.now()
    expect(await faultOf({ host: '127.0.0.1', port: portOf(silent), user: 'u' })).toMatch(/^DATABASE_URL: /)
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(await faultOf({ host: '127.0.0.1', port: portOf(page), user: 'u' })).toMatch(/^DATABASE_URL: /)
  })
})

describe.runIf(hasPooler)('behind a PgBouncer that gives each transaction a connection', () => {
  const open = async (to: pg.ClientConfig, settings?: readonly string[]) => {
    const pooler = await startPooler(to, settings)
    closing.push(pooler.close)
    return pooler.connection
  }
  const ignoring = ['ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout']

  test('a process does not start that needs a session there, and is told what to set', async () => {
    expect(await faultOf(await open(direct))).toBe(
      'DATABASE_URL: a pooler stands there that takes no statement_timeout; name the server’s own address in DATABASE_DIRECT_URL beside it',
    )
    const pooled = await open(direct, ignoring)
    expect(await faultOf(pooled)).toBe(
      'DATABASE_URL: a pooler stands there that swallows notices, named statements, locks; name the server’s own address in DATABASE_DIRECT_URL beside it',
    )
    expect(await checkDatabase({ direct: pooled, pooled })).toEqual({
      fault:
        'DATABASE_DIRECT_URL: a pooler stands there that swallows notices, named statements, locks; name the server’s own address there',
    })
  })

  test('it starts with the server’s own address beside it, and says what the pooler should limit', async () => {
    const advice = (await checkDatabase({ direct, pooled: await open(direct) })).advice
    expect(advice).toMatch(
      /^DATABASE_URL: .+ give the pooler connect_query='set statement_timeout = 12000; .+'$/,
    )
    const limited = await open(direct, [`connect_query='set statement_timeout = 12000'`])
    expect(await checkDatabase({ direct, pooled: limited })).toEqual({})
  })

  test('it does not start where the two are not one database', async () => {
    expect(await checkDatabase({ direct, pooled: await open(another) })).toEqual({
      fault: 'DATABASE_DIRECT_URL: leads to another database than DATABASE_URL',
    })
  })

  test('statements that have names are asked without, as many at once as one likes', async () => {
    const pooled = await open(direct, ['default_pool_size = 3'])
    const database = await openDatabase({ ...pooled, max: 8, isPooled: true }, () => {})
    closing.push(database.close)
    const statement = { name: 'named', text: 'select $1::int + pg_backend_pid() * 0 as n', names: ['n'] }
    const asked = Array.from({ length: 300 }, (_, n) => database.statement<{ n: number }>(statement, { n }))
    expect((await Promise.all(asked)).map(([row]) => row?.n)).toEqual(
      Array.from({ length: 300 }, (_, n) => n),
    )
  })

  test('a house has its name, whichever way its database is reached, and no other house’s', async () => {
    const nameAt = async (connection: pg.PoolConfig, isPooled: boolean) => {
      const database = await openDatabase({ ...connection, isPooled }, () => {})
      closing.push(database.close)
      return readHouseName(database.read)
    }
    const name = await nameAt(direct, false)
    expect(await nameAt(await open(direct), true)).toBe(name)
    expect(await nameAt(another, false)).not.toBe(name)
  })
})
