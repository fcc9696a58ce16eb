import type pg from 'pg'
import { serverLimits } from '#api/platform/database/open-pool.ts'
import { openClient, probeSession } from '#api/platform/database/probe-session.ts'
import { whichDatabase } from '#api/platform/database/which-database.ts'

/** What a database is asked by: `pooled` for calls, where a pooler stands before it. */
export type DatabaseAddresses = {
  readonly direct: pg.ClientConfig
  readonly pooled: pg.ClientConfig | undefined
}

export type DatabaseFound = {
  /** Which setting is wrong, and what to do; absent where nothing is. */
  readonly fault?: string
  /** What goes on as it is, and should be set. */
  readonly advice?: string
}

const patienceMs = 9000

const faultByCode: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there',
  ECONNRESET: 'what answers there ends the connection at once; is it PostgreSQL?',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host’s name cannot be looked up now',
  '28P01': 'the password is not that of the user',
  '28000': 'the user may not enter',
  '3D000': 'there is no database of this name; make it first',
  '53300': 'the server has no connection left; end what holds them, or let it have more',
  '57P03': 'the server is starting, or standing by; it may be asked again soon',
}

/**
 * Whether the addresses of the settings lead to one database that can do what is asked of it, each fault in words that
 * begin with the setting's name. Answers within ten seconds.
 */
export async function checkDatabase(addresses: DatabaseAddresses): Promise<DatabaseFound> {
  const { promise: late, resolve } = Promise.withResolvers<DatabaseFound>()
  const timer = setTimeout(() => resolve({ fault: 'DATABASE_URL: does not answer in time' }), patienceMs)
  try {
    return await Promise.race([look(addresses), late])
  } finally {
    clearTimeout(timer)
  }
}

async function look({ direct, pooled }: DatabaseAddresses): Promise<DatabaseFound> {
  const name = pooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'
  const way = pooled
    ? 'name the server’s own address there'
    : 'name the server’s own address in DATABASE_DIRECT_URL beside it'
  try {
    const swallowed = await probeSession({ ...direct, ...serverLimits })
    if (swallowed.length > 0)
      return { fault: `${name}: a pooler stands there that swallows ${swallowed.join(', ')}; ${way}` }
    const found = await askWhich(direct)
    if (found.isStandby)
      return { fault: `${name}: is a standby, which takes no writes; name the primary’s address` }
    return pooled ? await comparePooled(pooled, found.place) : {}
  } catch (error) {
    return { fault: `${name}: ${causeOf(error, way)}` }
  }
}

async function comparePooled(pooled: pg.ClientConfig, place: string): Promise<DatabaseFound> {
  try {
    const found = await askWhich(pooled)
    if (found.place !== place)
      return { fault: 'DATABASE_DIRECT_URL: leads to another database than DATABASE_URL' }
    if (found.statementMs > 0) return {}
    const { statement_timeout: statement, idle_in_transaction_session_timeout: idle } = serverLimits
    const query = `set statement_timeout = ${statement}; set idle_in_transaction_session_timeout = ${idle}`
    return {
      advice: `DATABASE_URL: a statement that nobody waits for any more goes on there; give the pooler connect_query='${query}'`,
    }
  } catch (error) {
    return { fault: `DATABASE_URL: ${causeOf(error, '')}` }
  }
}

type Which = { readonly place: string; readonly isStandby: boolean; readonly statementMs: number }

async function askWhich(connection: pg.ClientConfig): Promise<Which> {
  const client = openClient(connection)
  try {
    await client.connect()
    const { rows } = await client.query<Which>(
      `select ${whichDatabase} as place, pg_is_in_recovery() as "isStandby",
        (select setting::int from pg_settings where name = 'statement_timeout') as "statementMs"`,
    )
    return rows[0]!
  } finally {
    await client.end().catch(() => {})
  }
}

function causeOf(error: unknown, way: string): string {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown }
  if (code === '08P01' && String(message).includes('startup parameter'))
    return `a pooler stands there that takes no statement_timeout; ${way}`
  return faultByCode[String(code)] ?? `is not to be reached (${String(message)})`
}
