import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Reader } from '#api/platform/database/database.ts'
import type { Metrics } from '#api/platform/metrics/metrics.ts'

type Waiting = { readonly name: string; readonly jobs: number; readonly seconds: number }

/** Figures of what waits: connections of this process, and jobs of all. */
export function watchProcess({ gauges }: Pick<Metrics, 'gauges'>, read: Reader, pool: pg.Pool): void {
  const connections = { teamloom_pool_connections: 'Connections of this process to the database.' }
  gauges('state', connections, () => {
    const { totalCount, idleCount, waitingCount } = pool
    return {
      teamloom_pool_connections: new Map([
        ['busy', totalCount - idleCount],
        ['idle', idleCount],
        ['awaited', waitingCount],
      ]),
    }
  })
  const jobs = {
    teamloom_jobs_waiting: 'Jobs that are due and not begun.',
    teamloom_jobs_oldest_seconds: 'How long the oldest of them is due.',
  }
  gauges('queue', jobs, async () => {
    const waiting = await waitingJobs(read)
    return {
      teamloom_jobs_waiting: new Map(waiting.map(({ name, jobs }) => [name, jobs])),
      teamloom_jobs_oldest_seconds: new Map(waiting.map(({ name, seconds }) => [name, seconds])),
    }
  })
  const nights = { teamloom_night_ended_seconds: 'When the night’s housekeeping ended last.' }
  gauges('job', nights, async () => {
    const rows = await read.rows<{ at: number | null }>(sql`
      select extract(epoch from max(completed_on))::float8 as at from jobs.job
      where name = 'housekeeping' and state = 'completed'`)
    const ended = rows.flatMap(({ at }) => (at === null ? [] : [['housekeeping', at] as const]))
    return { teamloom_night_ended_seconds: new Map(ended) }
  })
}

function waitingJobs(read: Reader): Promise<Waiting[]> {
  return read.rows<Waiting>(sql`
    select name, count(*)::int as jobs, extract(epoch from now() - min(start_after))::float8 as seconds
    from jobs.job where state < 'active' and start_after <= now() group by name`)
}
