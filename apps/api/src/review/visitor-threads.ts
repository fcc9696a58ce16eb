import type { ReviewedDesign } from '@teamloom/contract/review.ts'
import { must } from '@teamloom/kit/assert.ts'
import { and, asc, inArray, isNull } from 'drizzle-orm'
import { comments, reviewVisitors, users } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'
import type { CommentRow } from '#api/review/load-threads.ts'

export type VisitorThread = ReviewedDesign['threads'][number]

/** RV15: threads as whoever comes by a link reads them: first names, and nobody’s account. */
export async function loadVisitorThreads(
  tx: Reader,
  roots: readonly CommentRow[],
  visitorId: string | undefined,
): Promise<VisitorThread[]> {
  if (roots.length === 0) return []
  const answers = await tx
    .select()
    .from(comments)
    .where(
      and(
        inArray(
          comments.threadId,
          roots.map(({ id }) => id),
        ),
        isNull(comments.deletedAt),
      ),
    )
    .orderBy(asc(comments.createdAt), asc(comments.id))
  const names = await firstNames(tx, [...roots, ...answers])
  const nameOf = ({ authorId, visitorId: by }: CommentRow) => names.get(authorId ?? by ?? '') ?? ''
  const isMine = (row: CommentRow) => visitorId !== undefined && row.visitorId === visitorId
  const byThread = Map.groupBy(answers, ({ threadId }) => threadId)
  return roots.map(root => {
    const own = byThread.get(root.id) ?? []
    return {
      id: root.id,
      number: must(root.number, 'number'),
      anchor: must(root.anchor, 'anchor') as VisitorThread['anchor'],
      text: root.text,
      name: nameOf(root),
      byLink: root.visitorId !== null,
      mine: isMine(root),
      isAnswered: own.some(({ authorId }) => authorId !== null),
      created_at: root.createdAt.toISOString(),
      edited_at: root.editedAt?.toISOString() ?? null,
      answers: own.map(answer => ({
        id: answer.id,
        name: nameOf(answer),
        byLink: answer.visitorId !== null,
        mine: isMine(answer),
        text: answer.text,
        created_at: answer.createdAt.toISOString(),
      })),
    }
  })
}

async function firstNames(tx: Reader, rows: readonly CommentRow[]): Promise<ReadonlyMap<string, string>> {
  const authors = [...new Set(rows.flatMap(({ authorId }) => authorId ?? []))]
  const visitors = [...new Set(rows.flatMap(({ visitorId }) => visitorId ?? []))]
  const people =
    authors.length === 0
      ? []
      : await tx.select({ id: users.id, name: users.firstName }).from(users).where(inArray(users.id, authors))
  const came =
    visitors.length === 0
      ? []
      : await tx
          .select({ id: reviewVisitors.id, name: reviewVisitors.name })
          .from(reviewVisitors)
          .where(inArray(reviewVisitors.id, visitors))
  return new Map([...people, ...came].map(({ id, name }) => [id, name]))
}
