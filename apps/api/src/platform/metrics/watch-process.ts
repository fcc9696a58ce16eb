import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Reader } from '#api/platform/database/database.ts'
import type { Metrics } from '#api/platform/metrics/metrics.ts'

type Waiting = { readonly name: string; readonly jobs: number; readonly seconds: number }

/** Figures of what waits: connections of this process, and jobs of all. */
export function watchProcess({ gauge }: Pick<Metrics, 'gauge'>, read: Reader, pool: pg.Pool): void {
  gauge('teamloom_pool_connections', 'Connections of this process to the database.', 'state', () => {
    const { totalCount, idleCount, waitingCount } = pool
    return new Map([
      ['busy', totalCount - idleCount],
      ['idle', idleCount],
      ['awaited', waitingCount],
    ])
  })
  gauge('teamloom_jobs_waiting', 'Jobs that are due and not begun.', 'queue', async () =>
    figuresOf(await waitingJobs(read), ({ jobs }) => jobs),
  )
  gauge('teamloom_jobs_oldest_seconds', 'How long the oldest of them is due.', 'queue', async () =>
    figuresOf(await waitingJobs(read), ({ seconds }) => seconds),
  )
  gauge('teamloom_night_ended_seconds', 'When the night’s housekeeping ended last.', 'job', async () => {
    const rows = await read.rows<{ at: number | null }>(sql`
      select extract(epoch from max(completed_on))::float8 as at from jobs.job
      where name = 'housekeeping' and state = 'completed'`)
    return new Map(rows.flatMap(({ at }) => (at === null ? [] : [['housekeeping', at]])))
  })
}

function waitingJobs(read: Reader): Promise<Waiting[]> {
  return read.rows<Waiting>(sql`
    select name, count(*)::int as jobs, extract(epoch from now() - min(start_after))::float8 as seconds
    from jobs.job where state < 'active' and start_after <= now() group by name`)
}

function figuresOf(rows: readonly Waiting[], figure: (row: Waiting) => number): ReadonlyMap<string, number> {
  return new Map(rows.map(row => [row.name, figure(row)]))
}
