import { and, desc, eq, gt, inArray, isNotNull, lt, type SQL } from 'drizzle-orm'
import { cardSessions, ledgerEntries } from '#api/db/tables.ts'
import { hearRefund, hearSession } from '#api/payments/hear-provider.ts'
import type { Database } from '#api/platform/database/database.ts'
import { isLongAgo } from '#api/platform/database/long-ago.ts'
import type { Dependencies } from '#api/services.ts'

type Asking = Pick<Dependencies, 'database' | 'card' | 'now'>

const minuteMs = 60_000
/** It tells by itself within moments. */
const soonestMs = minuteMs
/** Whoever waits on a page asks every two seconds. */
const againMs = 10_000
/** A bank answers within days: what nobody has answered then stays as it is. */
const longestMs = 30 * 86_400_000

const isUntold = inArray(cardSessions.state, ['open', 'processing'])

/** PA19: what the provider may have forgotten to tell; of the others, though it answers nothing of one. */
export async function askProvider({ database, card, now }: Asking): Promise<void> {
  if (!card) return
  const at = now()
  const before = new Date(at.getTime() - soonestMs)
  const since = new Date(at.getTime() - longestMs)
  const payments = await database.read
    .select({ id: cardSessions.id })
    .from(cardSessions)
    .where(and(isUntold, lt(cardSessions.createdAt, before), gt(cardSessions.createdAt, since)))
  const refunds = await database.read
    .select({ id: ledgerEntries.providerId })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.state, 'pending'),
        isNotNull(ledgerEntries.refunds),
        isNotNull(ledgerEntries.providerId),
        lt(ledgerEntries.createdAt, before),
        gt(ledgerEntries.createdAt, since),
      ),
    )
  const unanswered: unknown[] = []
  const asked = async (asking: Promise<unknown>) => asking.catch(error => unanswered.push(error))
  for (const { id } of payments) await asked(askPayment(id, database, card, at))
  for (const { id } of refunds)
    await asked(card.askRefund(id ?? '').then(refund => database.write(tx => hearRefund(tx, refund, at))))
  if (unanswered.length > 0) throw new AggregateError(unanswered, 'the provider has not answered of all')
}

/** PA19: of a payment whose customer waits for word of it; where there is no answer the job asks again. */
export async function askOnReturn(
  which: SQL | undefined,
  database: Database,
  { card }: Pick<Asking, 'card'>,
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
  if (taken) await askPayment(taken.id, database, card, now).catch(() => {})
}

async function askPayment(
  sessionId: string,
  database: Database,
  card: NonNullable<Asking['card']>,
  now: Date,
): Promise<void> {
  const session = await card.askPayment(sessionId)
  await database.write(tx => hearSession(tx, session, now))
}
