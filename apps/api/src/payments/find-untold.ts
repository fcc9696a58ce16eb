import { and, eq, gt, inArray, isNotNull, lt } from 'drizzle-orm'
import { cardSessions, ledgerEntries } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'

/** The soonest that a provider is asked: it tells by itself within moments. */
const soonestMs = 60_000
/** A bank answers within days: what nobody has answered then stays as it is. */
const longestMs = 30 * 86_400_000

/** A payment of which the provider has told no end. */
export const isUntold = inArray(cardSessions.state, ['open', 'processing'])

/** What the provider should have told by now, by its ids and since when it is under way. */
export async function findUntold(read: Reader, at: Date) {
  const before = new Date(at.getTime() - soonestMs)
  const since = new Date(at.getTime() - longestMs)
  const payments = await read
    .select({ id: cardSessions.id, at: cardSessions.createdAt })
    .from(cardSessions)
    .where(and(isUntold, lt(cardSessions.createdAt, before), gt(cardSessions.createdAt, since)))
  const refunds = await read
    .select({ id: ledgerEntries.providerId, at: ledgerEntries.createdAt })
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
  return { payments, refunds }
}
