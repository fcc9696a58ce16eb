import { eq, max } from 'drizzle-orm'
import { comments } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'

/** When an answer counts as written: after those before it, also within a millisecond. Its design is held meanwhile. */
export async function answeredAt(tx: Reader, threadId: string, now: Date): Promise<Date> {
  const [last] = await tx
    .select({ at: max(comments.createdAt) })
    .from(comments)
    .where(eq(comments.threadId, threadId))
  return last?.at && last.at >= now ? new Date(last.at.getTime() + 1) : now
}
