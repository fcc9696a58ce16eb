import { wordsGoneBefore } from '@teamloom/commerce/review/review-link.ts'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { comments, reviews, reviewVisitors, reviewVotes } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { countAnswers } from '#api/review/erase-comments.ts'

/** Visitors with all that they said and voted; what members answered stays. */
export async function removeVisitors(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  const theirs = inArray(comments.visitorId, [...ids])
  const answered = await tx
    .selectDistinct({ id: comments.threadId })
    .from(comments)
    .where(and(theirs, isNotNull(comments.threadId)))
  await tx
    .update(comments)
    .set({ text: '', mentions: [], mark: null, attachmentId: null, deletedAt: now })
    .where(and(theirs, isNull(comments.deletedAt)))
  await tx.update(comments).set({ visitorId: null, key: sql`gen_random_uuid()::text` }).where(theirs)
  await countAnswers(
    tx,
    answered.flatMap(({ id }) => id ?? []),
  )
  await tx.delete(reviewVotes).where(inArray(reviewVotes.visitorId, [...ids]))
  await tx.delete(reviewVisitors).where(inArray(reviewVisitors.id, [...ids]))
}

/** How many go in one night; the rest go in the next. */
const mostAtOnce = 2000

/** RV16: removes visitors of projects whose links have all ended so long ago. */
export async function removeOldVisitors(tx: Tx, now: Date): Promise<void> {
  const before = wordsGoneBefore(now).toISOString()
  const old = await tx
    .select({ id: reviewVisitors.id })
    .from(reviewVisitors)
    .where(
      sql`not exists (select 1 from ${reviews} where ${eq(reviews.projectId, reviewVisitors.projectId)}
        and coalesce(least(${reviews.closedAt}, ${reviews.endsAt}), 'infinity') >= ${before}::timestamptz)`,
    )
    .limit(mostAtOnce)
  await removeVisitors(
    tx,
    old.map(({ id }) => id),
    now,
  )
}
