import { createHash, randomUUID } from 'node:crypto'
import { anchorIn } from '@teamloom/commerce/review/anchor.ts'
import { commentCalls, mostAnswers, mostThreads } from '@teamloom/contract/comments.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '#api/access/caller.ts'
import { attachmentType } from '#api/assets/attachment-type.ts'
import { isOwnUpload } from '#api/assets/find-own-asset.ts'
import { comments } from '#api/db/tables.ts'
import { holdDesign } from '#api/designs/load-design.ts'
import { takeAttempt } from '#api/http/attempts.ts'
import { inSteps } from '#api/http/handler.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { answeredAt } from '#api/review/answered-at.ts'
import { attachmentUrlOf } from '#api/review/attachments.ts'
import { findCommented, lockComment } from '#api/review/find-commented.ts'
import { loadThread } from '#api/review/load-threads.ts'
import { lineUpMentions, mentionsIn } from '#api/review/mentions.ts'
import { nextNumber } from '#api/review/next-number.ts'
import { tellComment } from '#api/review/tell-comment.ts'

/** How often one account may write. */
const perMinute = { most: 60, windowSeconds: 60 }

/** RV1, RV4: on the design as it is, held while it is looked at. */
export const addComment = inSteps(commentCalls.add, async (request, database, services) => {
  const { actor, body, now } = request
  const url = attachmentUrlOf(request, services.config)
  const written = await database.write(async tx => {
    await holdDesign(tx, body.designId)
    const found = await findCommented(tx, body.designId, actor)
    if (!found.ok) return found
    const { row, opened, seesInternal } = found.value
    if (body.internal && !seesInternal) return refuse('userNotAdmin')
    const { key, ...said } = body
    const known = await findSent(tx, row.id, actor, key, said)
    if (known && !known.ok) return known
    if (known) {
      // It may have been deleted since.
      const thread = await loadThread(tx, known.value, found.value, actor, url)
      return thread ? ok(thread) : refuse('not_found')
    }
    if (body.attachment && !(await isOwnUpload(tx, body.attachment, attachmentType, actor.id)))
      return refuse('assetDoesntExist')
    const subject = anchorIn(body.anchor, opened.document, opened.product)
    if (!subject.ok) return subject
    const wait = await takeAttempt(tx, `comments ${actor.id}`, perMinute, now)
    if (wait > 0) {
      request.retryAfter(wait)
      return refuse('too_many_requests')
    }
    const number = await nextNumber(tx, row.id)
    if (number > mostThreads) return refuse('comments_full')
    const id = randomUUID()
    const mentions = await mentionsIn(tx, body.text, row)
    await tx.insert(comments).values({
      id,
      designId: row.id,
      number,
      anchor: body.anchor,
      subject: subject.value,
      mark: body.mark ?? null,
      attachmentId: body.attachment ?? null,
      state: 'open',
      isInternal: body.internal ?? false,
      authorId: actor.id,
      revision: row.revision,
      text: body.text,
      mentions,
      key,
      bodyHash: hashOf(said),
      createdAt: now,
    })
    await lineUpMentions(tx, { commentId: id, designId: row.id, mentions, actor, now }, services)
    await services.analytics.tell(tx, 'Comment Added', actor, now, { designId: row.id })
    return ok(must(await loadThread(tx, id, found.value, actor, url), 'thread'))
  })
  if (written.ok) tellComment(services.news, written.value.designId, written.value.id)
  return written
})

export const answerComment = inSteps(commentCalls.answer, async (request, database, services) => {
  const { actor, body, now } = request
  const url = attachmentUrlOf(request, services.config)
  const written = await database.write(async tx => {
    const found = await lockComment(tx, body.commentId, actor)
    if (!found.ok) return found
    const { row, thread } = found.value
    const { attachment } = body
    const said = { threadId: thread.id, text: body.text, ...(attachment ? { attachment } : {}) }
    const known = await findSent(tx, row.id, actor, body.key, said)
    if (known && !known.ok) return known
    if (known) return ok(must(await loadThread(tx, thread.id, found.value, actor, url), 'thread'))
    const wait = await takeAttempt(tx, `comments ${actor.id}`, perMinute, now)
    if (wait > 0) {
      request.retryAfter(wait)
      return refuse('too_many_requests')
    }
    if (thread.answerCount >= mostAnswers) return refuse('comments_full')
    if (attachment && !(await isOwnUpload(tx, attachment, attachmentType, actor.id)))
      return refuse('assetDoesntExist')
    const id = randomUUID()
    const mentions = await mentionsIn(tx, body.text, row)
    await tx.insert(comments).values({
      id,
      designId: row.id,
      threadId: thread.id,
      authorId: actor.id,
      revision: row.revision,
      text: body.text,
      attachmentId: attachment ?? null,
      mentions,
      key: body.key,
      bodyHash: hashOf(said),
      createdAt: await answeredAt(tx, thread.id, now),
    })
    await tx
      .update(comments)
      .set({ answerCount: sql`${comments.answerCount} + 1` })
      .where(eq(comments.id, thread.id))
    await lineUpMentions(tx, { commentId: id, designId: row.id, mentions, actor, now }, services)
    await services.analytics.tell(tx, 'Comment Added', actor, now, { designId: row.id })
    return ok(must(await loadThread(tx, thread.id, found.value, actor, url), 'thread'))
  })
  if (written.ok) tellComment(services.news, written.value.designId, written.value.id)
  return written
})

/** What was sent by this key before: its thread, or that it was something else. */
async function findSent(tx: Reader, designId: string, actor: Actor, key: string, said: unknown) {
  const [sent] = await tx
    .select({ id: comments.id, threadId: comments.threadId, bodyHash: comments.bodyHash })
    .from(comments)
    .where(and(eq(comments.designId, designId), eq(comments.authorId, actor.id), eq(comments.key, key)))
  if (!sent) return undefined
  return sent.bodyHash === hashOf(said) ? ok(sent.threadId ?? sent.id) : refuse('conflict')
}

function hashOf(said: unknown): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url')
}
