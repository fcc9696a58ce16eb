import { type SQL, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { withAfterCommit } from '#api/platform/database/after-commit.ts'
import { openPool, type PoolConfig } from '#api/platform/database/open-pool.ts'
import type { Statement } from '#api/platform/database/statement.ts'
import { asTransaction } from '#api/platform/waited-for.ts'

type Drizzle = NodePgDatabase<Record<string, never>>

/** What asks and changes nothing, in a transaction or without one. */
export type Reader = Pick<Drizzle, 'select' | 'selectDistinct' | '$count'> & {
  /** The rows of a query in words of its own; the database refuses one that writes. */
  readonly rows: <Row extends object>(query: SQL) => Promise<Row[]>
}

/** What writes too, each statement whole by itself, in a transaction or without one. */
export type Writer = Reader & Pick<Drizzle, 'insert' | 'update' | 'delete' | 'with' | '$with'>

/** A transaction: what every operation that writes takes as its argument. */
export type Tx = Writer & Pick<Drizzle, 'execute'>

export type Database = {
  /** All or nothing; the callback may run once only. */
  readonly write: <Value>(work: (tx: Tx) => Promise<Value>) => Promise<Value>
  /** One statement sees one moment; no transaction is opened. */
  readonly read: Reader
  /** Each statement is kept as soon as it is answered, whatever becomes of the next. */
  readonly alone: Writer
  /** A statement that stands alone, parsed and planned once per connection: for the busiest calls. */
  readonly statement: <Row>(
    statement: Statement<Row>,
    values: Readonly<Record<string, unknown>>,
  ) => Promise<Row[]>
  readonly isReachable: () => Promise<boolean>
  readonly close: () => Promise<void>
}

/**
 * A query whose words never change, built and planned once for each place that it runs on:
 * `prepared('find_actor', tx => tx.select()…)(tx).execute({ id })`.
 */
export function prepared<Query, Place extends Reader = Reader>(
  name: string,
  build: (tx: Place) => { prepare: (name: string) => Query },
): (tx: Place) => Query {
  const known = new WeakMap<Place, Query>()
  return tx => {
    const query = known.get(tx) ?? build(tx).prepare(name)
    known.set(tx, query)
    return query
  }
}

// pg gives `date` columns as local midnights otherwise.
pg.types.setTypeParser(pg.types.builtins.DATE, value => value)

function openPlace(client: pg.Pool | pg.PoolClient): Tx {
  const place: Drizzle = drizzle({ client })
  // What stands in another query cannot write.
  const rows = async <Row extends object>(query: SQL) =>
    (await place.execute(sql`select * from (${query}) as asked`)).rows as unknown as Row[]
  return Object.assign(place, { rows })
}

export async function openDatabase(
  connection: PoolConfig,
  log: (line: string) => void,
): Promise<Database & { readonly pool: pg.Pool }> {
  const { pool, connect, noteFault, close } = openPool(connection, log)
  const place = openPlace(pool)
  // The same for every transaction of a connection, so that what is prepared is built once for it.
  const onConnection = new WeakMap<pg.PoolClient, Tx>()
  const write = <Value>(work: (tx: Tx) => Promise<Value>) => withAfterCommit(() => transact(work))
  async function transact<Value>(work: (tx: Tx) => Promise<Value>): Promise<Value> {
    const client = await connect()
    let isLost = false
    try {
      const tx = onConnection.get(client) ?? openPlace(client)
      onConnection.set(client, tx)
      await client.query('begin')
      const value = await asTransaction(() => work(tx))
      await client.query('commit')
      return value
    } catch (error) {
      isLost = noteFault(error)
      if (!isLost)
        await client.query('rollback').catch(() => {
          isLost = true
        })
      throw error
    } finally {
      client.release(isLost)
    }
  }
  return {
    pool,
    read: place,
    alone: place,
    write,
    statement: async <Row>(
      { name, text, names }: Statement<Row>,
      values: Readonly<Record<string, unknown>>,
    ) =>
      (await pool.query<Row & pg.QueryResultRow>({ name, text, values: names.map(each => values[each]) }))
        .rows,
    isReachable: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    close,
  }
}
