import pg from 'pg'
import { isOutage, takesNoWrites } from '#api/platform/outage.ts'
import { errorLine } from '#api/platform/told-error.ts'

/** For a connection, and for an answer. */
const mostWaitMs = 10_000

/** A statement that nobody waits for any more ends too, as does what a process has left open that is gone. */
export const serverLimits = {
  statement_timeout: mostWaitMs + 2000,
  idle_in_transaction_session_timeout: 60_000,
} as const

/** `isPooled`: a pooler stands before the database, which gives each transaction a connection and sets limits by itself. */
export type PoolConfig = pg.PoolConfig & { readonly isPooled?: boolean }

/** A connection that others may have between two statements: what is named on it is known on another to nobody. */
class Shared extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- one of the many forms that the driver takes
  override query(asked: any, ...rest: any[]): any {
    if (typeof asked?.name === 'string') asked.name = undefined
    return super.query(asked, ...(rest as []))
  }
}

/** Connections to the database, and what becomes of those that lead nowhere. */
export type OpenedPool = {
  readonly pool: pg.Pool
  /** One for a transaction: none to a server that another has taken over from. */
  readonly connect: () => Promise<pg.PoolClient>
  /** Learns of what went wrong on a connection; whether that one is thrown away. */
  readonly noteFault: (error: unknown) => boolean
  readonly close: () => Promise<void>
}

export function openPool(
  { isPooled = false, ...connection }: PoolConfig,
  log: (line: string) => void,
): OpenedPool {
  const pool = new pg.Pool({
    max: 8,
    connectionTimeoutMillis: mostWaitMs,
    // A database that says nothing, as one that hangs or whose network is cut, is away.
    query_timeout: mostWaitMs,
    ...(isPooled ? { Client: Shared } : serverLimits),
    keepAlive: true,
    keepAliveInitialDelayMillis: mostWaitMs,
    ...connection,
  })
  // Without its listener a connection that is lost ends the process: the pool hears those that are idle, and nobody
  // those in the middle of a transaction, whose next query tells of it.
  let isClosed = false
  const tell = (error: Error) => {
    // Sockets that are being closed may hear that the server goes too.
    if (!isClosed) log(`database connection lost: ${errorLine(error)}`)
  }
  const opened = new WeakMap<pg.PoolClient, number>()
  pool.on('error', tell)
  pool.on('connect', client => client.on('error', tell))
  pool.on('connect', client => opened.set(client, performance.now()))
  /** What was opened before leads to a server that takes no writes any more. */
  let stoodBackAt = Number.NEGATIVE_INFINITY
  return {
    pool,
    connect: async () => {
      for (;;) {
        const client = await pool.connect()
        if ((opened.get(client) ?? 0) >= stoodBackAt) return client
        client.release(true)
      }
    },
    noteFault: error => {
      if (takesNoWrites(error)) stoodBackAt = performance.now()
      return isOutage(error)
    },
    close: () => {
      isClosed = true
      return pool.end()
    },
  }
}
