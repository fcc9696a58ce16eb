import { gt, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Clocks of processes that work side by side. */
const apartMs = 5 * 60_000

/** The moment from which on a time was written by a clock that was ahead: it counts for nothing. */
export function aheadOf(now: Date): Date {
  return new Date(now.getTime() + apartMs)
}

/** Whether a moment is not within so many milliseconds before now, or never was. */
export function isLongAgo(column: PgColumn, ms: number, now: Date): SQL | undefined {
  return or(isNull(column), lt(column, new Date(now.getTime() - ms)), gt(column, aheadOf(now)))
}
