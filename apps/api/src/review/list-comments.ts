import { commentCalls, threadsInPage } from '@teamloom/contract/comments.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, desc, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { comments } from '#api/db/tables.ts'
import { reads } from '#api/http/handler.ts'
import { attachmentUrlOf } from '#api/review/attachments.ts'
import { findCommented } from '#api/review/find-commented.ts'
import { type CommentRow, loadThreads } from '#api/review/load-threads.ts'

/** How many comments one page has: a thread may hold a hundred. */
const commentsInPage = 400

/** RV3: pages by number, so that what is written meanwhile moves nothing. */
export const listComments = reads(commentCalls.list, async (request, tx, services) => {
  const { actor, params, query } = request
  const found = await findCommented(tx, params.id, actor)
  if (!found.ok) return found
  const isOf = and(eq(comments.designId, params.id), isNotNull(comments.number))
  const [last] = query.after
    ? await tx
        .select({ number: comments.number })
        .from(comments)
        .where(and(isOf, eq(comments.id, query.after)))
    : []
  if (query.after && !last) return refuse('not_found')
  const roots = await tx
    .select()
    .from(comments)
    .where(
      and(
        isOf,
        last?.number ? lt(comments.number, last.number) : undefined,
        query.state ? eq(comments.state, query.state) : undefined,
        found.value.seesInternal ? undefined : eq(comments.isInternal, false),
        or(isNull(comments.deletedAt), gt(comments.answerCount, 0)),
      ),
    )
    .orderBy(desc(comments.number))
    .limit(threadsInPage)
  return ok(
    await loadThreads(tx, withinPage(roots), found.value, actor, attachmentUrlOf(request, services.config)),
  )
})

/** One at least, so that there is a next page. */
function withinPage(roots: readonly CommentRow[]): readonly CommentRow[] {
  let many = 0
  const end = roots.findIndex(({ answerCount }) => {
    many += 1 + answerCount
    return many > commentsInPage
  })
  return end < 0 ? roots : roots.slice(0, Math.max(1, end))
}
