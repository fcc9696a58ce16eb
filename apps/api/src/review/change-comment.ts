import { commentCalls } from '@teamloom/contract/comments.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq, sql } from 'drizzle-orm'
import { commentMentions, comments } from '#api/db/tables.ts'
import { inSteps } from '#api/http/handler.ts'
import { attachmentUrlOf } from '#api/review/attachments.ts'
import { lockComment } from '#api/review/find-commented.ts'
import { loadThread } from '#api/review/load-threads.ts'
import { lineUpMentions, mentionsIn } from '#api/review/mentions.ts'
import { tellComment } from '#api/review/tell-comment.ts'

export const editComment = inSteps(commentCalls.edit, async (request, database, services) => {
  const { actor, body, now } = request
  const url = attachmentUrlOf(request, services.config)
  const written = await database.write(async tx => {
    const found = await lockComment(tx, body.commentId, actor)
    if (!found.ok) return found
    const { row, comment, thread } = found.value
    if (comment.authorId !== actor.id || comment.deletedAt) return refuse('comment_not_own')
    if (comment.text !== body.text) {
      const mentions = await mentionsIn(tx, body.text, row)
      await tx
        .update(comments)
        .set({ text: body.text, mentions, editedAt: now })
        .where(eq(comments.id, comment.id))
      await lineUpMentions(tx, { commentId: comment.id, designId: row.id, mentions, actor, now }, services)
    }
    return ok(must(await loadThread(tx, thread.id, found.value, actor, url), 'thread'))
  })
  if (written.ok) tellComment(services.news, written.value.designId, written.value.id)
  return written
})

/** RV8: by anybody who may speak about the design; who comes second changes nothing. */
export const setCommentState = inSteps(commentCalls.setState, async (request, database, services) => {
  const { actor, body, now } = request
  const url = attachmentUrlOf(request, services.config)
  const written = await database.write(async tx => {
    const found = await lockComment(tx, body.commentId, actor)
    if (!found.ok) return found
    const { thread } = found.value
    if (thread.state !== body.state)
      await tx
        .update(comments)
        .set({ state: body.state, stateBy: actor.id, stateAt: now })
        .where(eq(comments.id, thread.id))
    return ok(must(await loadThread(tx, thread.id, found.value, actor, url), 'thread'))
  })
  if (written.ok) tellComment(services.news, written.value.designId, written.value.id)
  return written
})

export const removeComment = inSteps(commentCalls.remove, async (request, database, services) => {
  const { actor, params, now } = request
  const url = attachmentUrlOf(request, services.config)
  const written = await database.write(async tx => {
    const found = await lockComment(tx, params.id, actor)
    if (!found.ok) return found
    const { row, comment, thread } = found.value
    // RV15: what came by a link any member removes.
    const isTheirs = comment.authorId === actor.id || comment.visitorId !== null
    if (!isTheirs || comment.deletedAt) return refuse('comment_not_own')
    await tx.delete(commentMentions).where(eq(commentMentions.commentId, comment.id))
    await tx
      .update(comments)
      .set({ text: '', mentions: [], mark: null, attachmentId: null, deletedAt: now })
      .where(eq(comments.id, comment.id))
    if (comment.threadId)
      await tx
        .update(comments)
        .set({ answerCount: sql`${comments.answerCount} - 1` })
        .where(eq(comments.id, comment.threadId))
    const left = (await loadThread(tx, thread.id, found.value, actor, url)) ?? null
    return ok({ left, designId: row.id, threadId: thread.id })
  })
  if (!written.ok) return written
  tellComment(services.news, written.value.designId, written.value.threadId)
  return ok(written.value.left)
})
