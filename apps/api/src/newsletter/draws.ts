import { randomBytes, randomUUID } from 'node:crypto'
import { pickWinner } from '@teamloom/commerce/offers/pick-winner.ts'
import { type Draw, newsletterCalls } from '@teamloom/contract/newsletter.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { newsletterDraws, newsletterSubscribers } from '#api/db/tables.ts'
import { reads, writes } from '#api/http/handler.ts'
import { winnerMail } from '#api/newsletter/mail-winner.ts'
import type { Reader } from '#api/platform/database/database.ts'

/** On the screen; the file has them all. */
const mostShown = 200

const isIn = and(isNotNull(newsletterSubscribers.confirmedAt), isNull(newsletterSubscribers.leftAt))

async function listDraws(tx: Reader, month?: string): Promise<Draw[]> {
  const rows = await tx
    .select({ draw: newsletterDraws, winner: newsletterSubscribers })
    .from(newsletterDraws)
    .leftJoin(newsletterSubscribers, eq(newsletterSubscribers.id, newsletterDraws.subscriberId))
    .where(month === undefined ? undefined : eq(newsletterDraws.month, month))
    .orderBy(desc(newsletterDraws.month))
  return rows.map(({ draw, winner }) => ({
    month: draw.month,
    seed: draw.seed,
    candidates: draw.candidates,
    winner: winner && { email: winner.email, language: winner.language as Locale },
    created_at: draw.createdAt.toISOString(),
    confirmedAt: draw.confirmedAt?.toISOString() ?? null,
  }))
}

const readSubscribers = reads(newsletterCalls.subscribers, async (_, tx) => {
  const [counted] = await tx
    .select({ total: count(), confirmed: sql<number>`count(*) filter (where ${isIn})`.mapWith(Number) })
    .from(newsletterSubscribers)
  const rows = await tx
    .select()
    .from(newsletterSubscribers)
    .orderBy(desc(newsletterSubscribers.createdAt), desc(newsletterSubscribers.id))
    .limit(mostShown)
  return ok({
    total: counted?.total ?? 0,
    confirmed: counted?.confirmed ?? 0,
    items: rows.map(({ id, email, language, confirmedAt, leftAt, createdAt }) => ({
      id,
      email,
      language: language as Locale,
      state: leftAt ? ('left' as const) : confirmedAt ? ('in' as const) : ('waiting' as const),
      created_at: createdAt.toISOString(),
    })),
    draws: await listDraws(tx),
  })
})

/** SC23: once for each month, however often it is asked for, as long as its winner is there or was told. */
const draw = writes(newsletterCalls.draw, async ({ actor, body, now }, tx) => {
  await tx.execute(sql`select pg_advisory_xact_lock(7303)`)
  const [known] = await listDraws(tx, body.month)
  if (known && (known.winner || known.confirmedAt)) return ok(known)
  const [before] = await tx.select().from(newsletterDraws).where(eq(newsletterDraws.month, body.month))
  const candidates = await tx.select({ id: newsletterSubscribers.id }).from(newsletterSubscribers).where(isIn)
  const wereIn = before?.entrants && new Set(before.entrants)
  const entrants = candidates.map(({ id }) => id).filter(id => !wereIn || wereIn.has(id))
  // Drawn again, the seed stays: nobody tries until they like the winner.
  const seed = before?.seed ?? randomBytes(32).toString('hex')
  const subscriberId = pickWinner(entrants, seed)
  if (subscriberId === undefined) return refuse('not_found')
  const drawn = { candidates: entrants.length, entrants, subscriberId, drawnBy: actor.id, createdAt: now }
  await tx
    .insert(newsletterDraws)
    .values({ id: randomUUID(), month: body.month, seed, ...drawn })
    .onConflictDoUpdate({ target: newsletterDraws.month, set: drawn })
  const [made] = await listDraws(tx, body.month)
  return made ? ok(made) : refuse('not_found')
})

/** SC23: the winner is mailed when it is confirmed, once. */
const confirmDraw = writes(newsletterCalls.confirmDraw, async ({ body, now }, tx, { jobs, config }) => {
  const [confirmed] = await tx
    .update(newsletterDraws)
    .set({ confirmedAt: now })
    .where(
      and(
        eq(newsletterDraws.month, body.month),
        isNull(newsletterDraws.confirmedAt),
        isNotNull(newsletterDraws.subscriberId),
      ),
    )
    .returning({ subscriberId: newsletterDraws.subscriberId })
  if (confirmed?.subscriberId) {
    const [winner] = await tx
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.id, confirmed.subscriberId))
    if (winner) await jobs.add(tx, 'mail', winnerMail(winner, body.month, config))
  }
  const [made] = await listDraws(tx, body.month)
  return made ? ok(made) : refuse('not_found')
})

export const drawHandlers = [readSubscribers, draw, confirmDraw]
