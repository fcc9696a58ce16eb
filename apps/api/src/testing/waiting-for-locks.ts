import type pg from 'pg'

/** How many queries of this database wait for what another transaction holds. */
export async function waitingForLocks(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return rows.length
}
