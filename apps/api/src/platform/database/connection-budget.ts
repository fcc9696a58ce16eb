import { sql } from 'drizzle-orm'
import type { Reader } from '#api/platform/database/database.ts'

/** How many connections a process opens at most, with the database's room for all of them. */
export type ConnectionBudget = {
  readonly ofProcess: number
  /** For this database's user: less what is kept for superusers. */
  readonly ofServer: number
  /** How many processes have room; none where one alone has not. */
  readonly processes: number
}

type Used = {
  readonly pool: number
  readonly jobs: number
  /** News go through PostgreSQL, on a connection of their own. */
  readonly carriesNews: boolean
}

/** What hears of changed people. */
const listening = 1

export const connectionsOf = ({ pool, jobs, carriesNews }: Used): number =>
  pool + jobs + listening + (carriesNews ? 1 : 0)

export async function readConnectionBudget(tx: Reader, used: Used): Promise<ConnectionBudget> {
  const rows = await tx.rows<{ most: number }>(sql`
    select least(
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
      (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user),
      (select nullif(datconnlimit, -1) from pg_database where datname = current_database()))::int as most`)
  const ofProcess = connectionsOf(used)
  const ofServer = rows[0]?.most ?? 0
  return { ofProcess, ofServer, processes: Math.floor(ofServer / ofProcess) }
}
