import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** What a process needs of a connection of its own, and a pooler may take away. */
export type Swallowed = 'notices' | 'named statements' | 'locks'

const noticeMs = 2000

/** The lock of the probe alone. */
const lock = 7304

/**
 * What is swallowed between here and the database, found by doing it: a notice to ourselves, a statement twice and a lock,
 * while another connection of ours is at work. Nothing where the address is the server's own.
 */
export async function probeSession(connection: pg.ClientConfig): Promise<readonly Swallowed[]> {
  const [own, other] = [openClient(connection), openClient(connection)]
  try {
    await Promise.all([own.connect(), other.connect()])
    const swallowed: Swallowed[] = []
    if (!(await hearsNotices(own, other))) swallowed.push('notices')
    if (!(await keepsStatements(own, other))) swallowed.push('named statements')
    if (!(await keepsLocks(own, other))) swallowed.push('locks')
    return swallowed
  } finally {
    await Promise.all([own.end(), other.end()].map(ended => ended.catch(() => {})))
  }
}

const connectMs = 4000

/** A connection that does not keep a start waiting. */
export function openClient(connection: pg.ClientConfig): pg.Client {
  const client = new pg.Client({ connectionTimeoutMillis: connectMs, query_timeout: noticeMs, ...connection })
  // What it asks is told of it.
  client.on('error', () => {})
  return client
}

async function hearsNotices(own: pg.Client, other: pg.Client): Promise<boolean> {
  const channel = `teamloom_probe_${randomUUID().replaceAll('-', '')}`
  const heard = new Promise<true>(resolve => own.once('notification', () => resolve(true)))
  await own.query(`listen ${channel}`)
  await other.query('select pg_notify($1, $2)', [channel, ''])
  const isHeard = await Promise.race([heard, sleep(noticeMs, false, { ref: false })])
  await own.query(`unlisten ${channel}`)
  return isHeard
}

/** The other is within a transaction meanwhile, so that who shares connections gives another one. */
async function keepsStatements(own: pg.Client, other: pg.Client): Promise<boolean> {
  const statement = { name: `teamloom_probe_${randomUUID()}`, text: 'select 1' }
  await own.query(statement)
  await other.query('begin')
  try {
    await other.query('select 1')
    return await own.query(statement).then(
      () => true,
      () => false,
    )
  } finally {
    await other.query('rollback')
  }
}

async function keepsLocks(own: pg.Client, other: pg.Client): Promise<boolean> {
  type Taken = { readonly taken: boolean }
  // Another process may be looking at this moment.
  if (!(await own.query<Taken>('select pg_try_advisory_lock($1) as taken', [lock])).rows[0]?.taken)
    return true
  const { rows } = await other.query<Taken>('select pg_try_advisory_lock($1) as taken', [lock])
  await own.query('select pg_advisory_unlock_all()')
  return rows[0]?.taken === false
}
