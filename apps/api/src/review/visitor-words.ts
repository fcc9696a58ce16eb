import { createHash, randomUUID } from 'node:crypto'
import { anchorIn } from '@teamloom/commerce/review/anchor.ts'
import { isVoteAsked } from '@teamloom/commerce/review/review-link.ts'
import { mostAnswers, mostThreads } from '@teamloom/contract/comments.ts'
import { reviewCalls } from '@teamloom/contract/review.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { and, eq, sql } from 'drizzle-orm'
import { comments, reviewVisitors, reviewVotes } from '#api/db/tables.ts'
import { type DesignRow, holdDesign, openResting } from '#api/designs/load-design.ts'
import { takeAttempt } from '#api/http/attempts.ts'
import { inSteps, writes } from '#api/http/handler.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'
import { idOfPrivateSecret, privateSecretOf } from '#api/platform/private-links.ts'
import type { Secret } from '#api/platform/secret.ts'
import { answeredAt } from '#api/review/answered-at.ts'
import { countVotes } from '#api/review/count-votes.ts'
import { findOpenReview, type ReviewRow } from '#api/review/find-review.ts'
import { nextNumber } from '#api/review/next-number.ts'
import { loadReviewed } from '#api/review/review-page.ts'
import { tellComment } from '#api/review/tell-comment.ts'
import { loadVisitorThreads } from '#api/review/visitor-threads.ts'

/** RV13: from one address by one link; and from one address in a day, which a school has. */
const perMinute = { most: 20, windowSeconds: 60 }
const perDay = { most: 200, windowSeconds: 86_400 }
/** A class that votes at once. */
const votesPerMinute = { most: 240, windowSeconds: 60 }

type Asking = {
  readonly address: string
  readonly now: Date
  readonly retryAfter: (seconds: number) => void
}

async function isTooMuch(tx: Tx, review: ReviewRow, { address, now, retryAfter }: Asking): Promise<boolean> {
  const wait =
    (await takeAttempt(tx, `review ${review.id} ${address}`, perMinute, now)) ||
    (await takeAttempt(tx, `reviews ${address}`, perDay, now))
  if (wait > 0) retryAfter(wait)
  return wait > 0
}

type Speaking = { readonly name: string; readonly key: string; readonly secret?: string | undefined }

/** RV13: whose secret it is; somebody new, the same for the same key, where there is none. */
async function holdVisitor(
  tx: Tx,
  review: ReviewRow,
  { name, key, secret }: Speaking,
  now: Date,
  sessionSecret: Secret,
): Promise<string> {
  const known = secret ? idOfPrivateSecret(secret, 'review visitor', sessionSecret) : undefined
  if (known) {
    const renamed = await tx
      .update(reviewVisitors)
      .set({ name })
      .where(and(eq(reviewVisitors.id, known), eq(reviewVisitors.projectId, review.projectId)))
      .returning({ id: reviewVisitors.id })
    if (renamed[0]) return renamed[0].id
  }
  const id = idOfKey(`${review.projectId} ${key}`)
  await tx
    .insert(reviewVisitors)
    .values({ id, projectId: review.projectId, name, createdAt: now })
    .onConflictDoNothing()
  return id
}

function idOfKey(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The design as the link shows it, held until the transaction ends. */
async function lockReviewed(
  tx: Tx,
  token: string,
  designId: string,
  now: Date,
): Promise<Result<{ readonly review: ReviewRow; readonly row: DesignRow }, Refusal<'not_found'>>> {
  await holdDesign(tx, designId)
  const found = await findOpenReview(tx, token, now)
  if (!found.ok) return found
  const row = (await loadReviewed(tx, found.value)).find(({ id }) => id === designId)
  return row ? ok({ review: found.value, row }) : refuse('not_found')
}

export const sayAsVisitor = inSteps(reviewCalls.say, async (request, database, services) => {
  const { params, body, now } = request
  const { sessionSecret } = services.config
  const written = await database.write(async tx => {
    const locked = await lockReviewed(tx, params.token, body.designId, now)
    if (!locked.ok) return locked
    const { review, row } = locked.value
    const { key, secret: _, website, ...said } = body
    const bodyHash = createHash('sha256').update(JSON.stringify(said)).digest('base64url')
    const sent = await findSent(tx, row.id, key)
    if (sent && sent.bodyHash !== bodyHash) return refuse('conflict')
    if (sent) return ok({ threadId: sent.threadId ?? sent.id, visitorId: must(sent.visitorId, 'visitor') })
    if (await isTooMuch(tx, review, request)) return refuse('too_many_requests')
    // Whoever fills it is answered, and nothing is kept.
    if (website) return ok({ threadId: null, visitorId: randomUUID() })
    const opened = openResting(row)
    if (!opened) return refuse('InvalidPartsToBuild')
    const thread = body.commentId ? await findThread(tx, row.id, body.commentId) : undefined
    if (body.commentId && !thread) return refuse('not_found')
    if (thread && thread.answerCount >= mostAnswers) return refuse('comments_full')
    const subject = thread ? ok(null) : anchorIn(body.anchor, opened.document, opened.product)
    if (!subject.ok) return subject
    const number = thread ? null : await nextNumber(tx, row.id)
    if (number !== null && number > mostThreads) return refuse('comments_full')
    const visitorId = await holdVisitor(tx, review, body, now, sessionSecret)
    const id = randomUUID()
    await tx.insert(comments).values({
      id,
      designId: row.id,
      ...(thread
        ? { threadId: thread.id }
        : { number, anchor: body.anchor, subject: subject.value, state: 'open' as const }),
      visitorId,
      revision: row.revision,
      text: body.text,
      key,
      bodyHash,
      createdAt: thread ? await answeredAt(tx, thread.id, now) : now,
    })
    if (thread)
      await tx
        .update(comments)
        .set({ answerCount: sql`${comments.answerCount} + 1` })
        .where(eq(comments.id, thread.id))
    await services.analytics.tell(tx, 'Comment Added', { kind: 'public' }, now, { designId: row.id })
    return ok({ threadId: thread?.id ?? id, visitorId })
  })
  if (!written.ok) return written
  const { threadId, visitorId } = written.value
  const secret = privateSecretOf(visitorId, 'review visitor', sessionSecret)
  if (threadId === null) return ok({ thread: unkept(body, now), secret })
  tellComment(services.news, body.designId, threadId)
  const thread = await readThread(database.read, threadId, visitorId)
  return thread ? ok({ thread, secret }) : refuse('not_found')
})

export const editAsVisitor = inSteps(reviewCalls.edit, async (request, database, services) => {
  const { params, body, now } = request
  const { sessionSecret } = services.config
  const visitorId = idOfPrivateSecret(body.secret, 'review visitor', sessionSecret)
  if (!visitorId) return refuse('not_found')
  const written = await database.write(async tx => {
    const [known] = await tx
      .select({ designId: comments.designId })
      .from(comments)
      .where(and(eq(comments.id, body.commentId), eq(comments.visitorId, visitorId)))
    if (!known) return refuse('not_found')
    const locked = await lockReviewed(tx, params.token, known.designId, now)
    if (!locked.ok) return locked
    if (await isTooMuch(tx, locked.value.review, request)) return refuse('too_many_requests')
    const [edited] = await tx
      .update(comments)
      .set({ text: body.text, editedAt: now })
      .where(
        and(
          eq(comments.id, body.commentId),
          eq(comments.visitorId, visitorId),
          sql`${comments.deletedAt} is null`,
        ),
      )
      .returning({ id: comments.id, threadId: comments.threadId })
    return edited
      ? ok({ threadId: edited.threadId ?? edited.id, designId: known.designId })
      : refuse('not_found')
  })
  if (!written.ok) return written
  tellComment(services.news, written.value.designId, written.value.threadId)
  const thread = await readThread(database.read, written.value.threadId, visitorId)
  return thread ? ok({ thread, secret: body.secret }) : refuse('not_found')
})

/** RV14: one vote of each visitor on a design; given again it takes the place of the one before. */
export const voteAsVisitor = writes(reviewCalls.vote, async (request, tx, { config: { sessionSecret } }) => {
  const { params, body, address, now } = request
  const locked = await lockReviewed(tx, params.token, body.designId, now)
  if (!locked.ok) return locked
  const { review, row } = locked.value
  if (body.vote && !isVoteAsked(review.votes, body.vote)) return refuse('conflict')
  const wait = await takeAttempt(tx, `review votes ${review.id} ${address}`, votesPerMinute, now)
  if (wait > 0) {
    request.retryAfter(wait)
    return refuse('too_many_requests')
  }
  if (body.website) {
    const counts = (await countVotes(tx, [row.id]))(row.id)
    return ok({
      secret: privateSecretOf(randomUUID(), 'review visitor', sessionSecret),
      counts,
      vote: body.vote,
    })
  }
  const visitorId = await holdVisitor(tx, review, body, now, sessionSecret)
  const isOwn = and(eq(reviewVotes.designId, row.id), eq(reviewVotes.visitorId, visitorId))
  if (body.vote === null) await tx.delete(reviewVotes).where(isOwn)
  else {
    const cast = { vote: body.vote, revision: row.revision, createdAt: now }
    await tx
      .insert(reviewVotes)
      .values({ designId: row.id, visitorId, ...cast })
      .onConflictDoUpdate({ target: [reviewVotes.designId, reviewVotes.visitorId], set: cast })
  }
  const counts = (await countVotes(tx, [row.id]))(row.id)
  return ok({ secret: privateSecretOf(visitorId, 'review visitor', sessionSecret), counts, vote: body.vote })
})

async function findSent(tx: Reader, designId: string, key: string) {
  const [sent] = await tx
    .select()
    .from(comments)
    .where(
      and(eq(comments.designId, designId), eq(comments.key, key), sql`${comments.visitorId} is not null`),
    )
  return sent
}

async function findThread(tx: Reader, designId: string, id: string) {
  const [thread] = await tx
    .select()
    .from(comments)
    .where(
      and(
        eq(comments.id, id),
        eq(comments.designId, designId),
        eq(comments.isInternal, false),
        sql`${comments.number} is not null`,
      ),
    )
  return thread
}

async function readThread(tx: Reader, threadId: string, visitorId: string) {
  const rows = await tx.select().from(comments).where(eq(comments.id, threadId))
  return (await loadVisitorThreads(tx, rows, visitorId))[0]
}

/** What a program that fills hidden fields is told. */
function unkept(body: { readonly anchor: object; readonly text: string; readonly name: string }, now: Date) {
  return {
    id: randomUUID(),
    number: 1,
    anchor: body.anchor as never,
    text: body.text,
    name: body.name,
    byLink: true,
    mine: true,
    isAnswered: false,
    created_at: now.toISOString(),
    edited_at: null,
    answers: [],
  }
}
