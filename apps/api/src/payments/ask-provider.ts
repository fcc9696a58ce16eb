import { and, desc, eq, type SQL } from 'drizzle-orm'
import { cardSessions } from '#api/db/tables.ts'
import { findUntold, isUntold } from '#api/payments/find-untold.ts'
import { type Hearing, hearRefund, hearSession } from '#api/payments/hear-provider.ts'
import type { Database } from '#api/platform/database/database.ts'
import { isLongAgo } from '#api/platform/database/long-ago.ts'
import type { Dependencies } from '#api/services.ts'

type Asking = Pick<Dependencies, 'database' | 'jobs' | 'card' | 'now'>

/** Whoever waits on a page asks every two seconds. */
const againMs = 10_000

/** PA19: what the provider may have forgotten to tell; of the others, though it answers nothing of one. */
export async function askProvider({ database, jobs, card, now }: Asking): Promise<void> {
  if (!card) return
  const at = now()
  const hearing = { now: at, jobs }
  const { payments, refunds } = await findUntold(database.read, at)
  const unanswered: unknown[] = []
  const asked = async (asking: Promise<unknown>) => asking.catch(error => unanswered.push(error))
  for (const { id } of payments) await asked(askPayment(id, database, card, hearing))
  for (const { id } of refunds)
    await asked(
      card.askRefund(id ?? '').then(refund => database.write(tx => hearRefund(tx, refund, hearing))),
    )
  if (unanswered.length > 0) throw new AggregateError(unanswered, 'the provider has not answered of all')
}

/** PA19: asks about a payment whose customer waits for word of it; where there is no answer the job asks again. */
export async function askOnReturn(
  which: SQL | undefined,
  database: Database,
  { card, jobs }: Pick<Asking, 'card' | 'jobs'>,
  now: Date,
): Promise<void> {
  if (!card) return
  const [newest] = await database.read
    .select({ id: cardSessions.id })
    .from(cardSessions)
    .where(and(which, isUntold))
    .orderBy(desc(cardSessions.createdAt))
    .limit(1)
  if (!newest) return
  const [taken] = await database.alone
    .update(cardSessions)
    .set({ askedAt: now })
    .where(and(eq(cardSessions.id, newest.id), isLongAgo(cardSessions.askedAt, againMs, now)))
    .returning()
  if (taken) await askPayment(taken.id, database, card, { now, jobs }).catch(() => {})
}

async function askPayment(
  sessionId: string,
  database: Database,
  card: NonNullable<Asking['card']>,
  hearing: Hearing,
): Promise<void> {
  const session = await card.askPayment(sessionId)
  await database.write(tx => hearSession(tx, session, hearing))
}
