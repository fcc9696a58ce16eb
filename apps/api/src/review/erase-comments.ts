import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { approvalAnswers, commentMentions, commentReaders, comments, orderedAnswers } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** OD5: what somebody has said goes, as if they had deleted it; what others answered stays. */
export async function eraseComments(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.delete(approvalAnswers).where(eq(approvalAnswers.userId, userId))
  await tx.update(orderedAnswers).set({ userId: null, text: '' }).where(eq(orderedAnswers.userId, userId))
  const isTheirs = eq(comments.authorId, userId)
  const said = await tx
    .select({ id: comments.id, threadId: comments.threadId })
    .from(comments)
    .where(and(isTheirs, isNull(comments.deletedAt)))
  await tx.delete(commentMentions).where(eq(commentMentions.userId, userId))
  await tx.delete(commentReaders).where(eq(commentReaders.userId, userId))
  await tx.delete(commentMentions).where(
    inArray(
      commentMentions.commentId,
      said.map(({ id }) => id),
    ),
  )
  await tx
    .update(comments)
    .set({ text: '', mentions: [], mark: null, attachmentId: null, deletedAt: now })
    .where(and(isTheirs, isNull(comments.deletedAt)))
  await tx.update(comments).set({ authorId: null }).where(isTheirs)
  await tx.update(comments).set({ stateBy: null }).where(eq(comments.stateBy, userId))
  const threads = [...new Set(said.flatMap(({ threadId }) => threadId ?? []))]
  await countAnswers(tx, threads)
}

/** Counts the answers of threads anew of which some have gone, without their authors’ doing. */
export async function countAnswers(tx: Tx, threadIds: readonly string[]): Promise<void> {
  if (threadIds.length === 0) return
  await tx
    .update(comments)
    .set({
      answerCount: sql`(select count(*)::int from comments answer
        where answer.thread_id = ${comments.id} and answer.deleted_at is null)`,
    })
    .where(and(inArray(comments.id, [...threadIds]), isNotNull(comments.number)))
}
