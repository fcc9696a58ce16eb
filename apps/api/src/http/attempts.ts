import { and, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { attempts } from '#api/db/tables.ts'
import type { Reader, Writer } from '#api/platform/database/database.ts'
import { aheadOf } from '#api/platform/database/long-ago.ts'

export type Limit = {
  readonly most: number
  readonly windowSeconds: number
  /** How long the first refusal lasts; each further one twice as long. Absent: until the window ends. */
  readonly firstWaitSeconds?: number
}

const longestWaitSeconds = 24 * 3600

/** For what is guessed: a password, a code. */
export function guessLimit(limits: { readonly failedLoginsPer15Minutes: number }): Limit {
  return { most: limits.failedLoginsPer15Minutes, windowSeconds: 900, firstWaitSeconds: 60 }
}

/** The attempts of an account: words of a key are ids and addresses, and an address may be the end of another. */
export function attemptsOf({ id, email }: { readonly id: string; readonly email: string }): SQL {
  return sql`string_to_array(${attempts.key}, ' ') && array[${id}, ${email}]`
}

/** What is refused now; not what a clock has written that was ahead, or nobody would get in for as long. */
function isRefused(now: Date): SQL | undefined {
  const longest = new Date(now.getTime() + longestWaitSeconds * 1000)
  return and(
    gt(attempts.refusedUntil, now),
    lte(attempts.refusedUntil, longest),
    lte(attempts.windowStart, aheadOf(now)),
  )
}

/** How many seconds to wait before another attempt; 0 when it may be made. */
export async function secondsToWait(tx: Reader, key: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ refusedUntil: attempts.refusedUntil })
    .from(attempts)
    .where(and(eq(attempts.key, key), isRefused(now)))
  const left = row?.refusedUntil ? row.refusedUntil.getTime() - now.getTime() : 0
  return Math.max(0, Math.ceil(left / 1000))
}

/** Counts an attempt that may be made, or several at once, and answers 0; else how many seconds to wait. */
export async function takeAttempt(
  tx: Writer,
  key: string,
  limit: Limit,
  now: Date,
  times = 1,
): Promise<number> {
  const wait = await secondsToWait(tx, key, now)
  if (wait > 0) return wait
  const { count, seconds } = await countAttempt(tx, key, limit, now, times)
  // Others were made at the same moment.
  return count > limit.most ? seconds : 0
}

/** Counts an attempt of each of many keys at once, in a few statements; answers those whose attempt may be made. */
export async function takeAttempts(
  tx: Writer,
  keys: readonly string[],
  limit: Limit,
  now: Date,
): Promise<ReadonlySet<string>> {
  const refused = await tx
    .select({ key: attempts.key })
    .from(attempts)
    .where(and(inArray(attempts.key, [...keys]), isRefused(now)))
  const waiting = new Set(refused.map(({ key }) => key))
  const counted = await countAttempts(
    tx,
    keys.filter(key => !waiting.has(key)),
    limit,
    now,
  )
  return new Set([...counted].filter(([, { count }]) => count <= limit.most).map(([key]) => key))
}

type Counted = { readonly count: number; readonly seconds: number }

/**
 * Counts an attempt. Answers which one of its window it is, and how many seconds the key is refused from now on: 0
 * while it is within its limit. One statement, so that attempts made at once are all counted, by any number of
 * processes.
 */
export async function countAttempt(
  tx: Writer,
  key: string,
  limit: Limit,
  now: Date,
  times = 1,
): Promise<Counted> {
  const counted = await countAttempts(tx, [key], limit, now, times)
  return counted.get(key) ?? { count: 0, seconds: 0 }
}

async function countAttempts(
  tx: Writer,
  keys: readonly string[],
  limit: Limit,
  now: Date,
  times = 1,
): Promise<ReadonlyMap<string, Counted>> {
  const counted = new Map<string, Counted>()
  if (keys.length === 0) return counted
  const at = now.toISOString()
  const isOver = sql`(${attempts.windowStart} < ${at}::timestamptz - make_interval(secs => ${limit.windowSeconds})
    or ${attempts.windowStart} > ${aheadOf(now).toISOString()}::timestamptz)`
  const rows = await tx
    .insert(attempts)
    // In one order, so that two who count the same do not wait for each other.
    .values(keys.toSorted().map(key => ({ key, count: times, windowStart: now })))
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then ${times}::int else ${attempts.count} + ${times}::int end`,
        windowStart: sql`case when ${isOver} then ${at}::timestamptz else ${attempts.windowStart} end`,
        refusedUntil: sql`case when ${isOver} then null else ${attempts.refusedUntil} end`,
      },
    })
    .returning({
      key: attempts.key,
      count: attempts.count,
      windowStart: attempts.windowStart,
      refusals: attempts.refusals,
    })
  for (const { key, count, windowStart, refusals } of rows) {
    if (count < limit.most) {
      counted.set(key, { count, seconds: 0 })
      continue
    }
    const seconds =
      limit.firstWaitSeconds === undefined
        ? Math.ceil((windowStart.getTime() + limit.windowSeconds * 1000 - now.getTime()) / 1000)
        : Math.min(longestWaitSeconds, limit.firstWaitSeconds * 2 ** refusals)
    await tx
      .update(attempts)
      .set({
        refusals: sql`${attempts.refusals} + 1`,
        refusedUntil: new Date(now.getTime() + seconds * 1000),
      })
      .where(eq(attempts.key, key))
    counted.set(key, { count, seconds })
  }
  return counted
}

export async function forgetAttempts(tx: Writer, key: string): Promise<void> {
  await tx.delete(attempts).where(eq(attempts.key, key))
}
