import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { guarded } from '#api/platform/guarded.ts'

const everyMs = 10_000

const schema = `create schema if not exists running;
  create table if not exists running.processes (
    id uuid primary key, knows bigint not null, seen_at timestamptz not null);
  create table if not exists running.house (id uuid primary key)`

/**
 * Says in the database that this process runs, and which migration is the last that it knows, so that nothing is taken
 * away that it uses. Answers how to say that it has ended.
 */
export async function startHeartbeat(
  pool: Pick<pg.Pool, 'query'>,
  knows: number,
  log: (error: unknown) => void,
  id: string = randomUUID(),
): Promise<() => Promise<void>> {
  const beat = async () => {
    await pool.query(
      `insert into running.processes values ($1, $2, now()) on conflict (id) do update set seen_at = now()`,
      [id, knows],
    )
  }
  // Several may begin at once.
  await pool.query(`begin; select pg_advisory_xact_lock(7302); ${schema}; commit`)
  await pool.query(`delete from running.processes where seen_at < now() - interval '1 day'`)
  await beat()
  const timer = setInterval(guarded(log, beat), everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await pool.query('delete from running.processes where id = $1', [id]).catch(log)
  }
}
