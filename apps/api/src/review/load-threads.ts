import { isSubjectThere } from '@teamloom/commerce/review/anchor.ts'
import type { Comment, CommentThread } from '@teamloom/contract/comments.ts'
import { must } from '@teamloom/kit/assert.ts'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { commentReaders, comments, reviewVisitors, users } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { type AttachmentUrl, loadAttachmentNames } from '#api/review/attachments.ts'
import type { Commented } from '#api/review/find-commented.ts'
import { pictureInches } from '#api/review/picture-inches.ts'

export type CommentRow = typeof comments.$inferSelect

/** Who asks; null: everybody in the design's room, to whom all is new. */
type Asker = { readonly id: string } | null

/** Threads by their first comments, in the same order. */
export async function loadThreads(
  tx: Reader,
  roots: readonly CommentRow[],
  { row, opened }: Commented,
  asker: Asker,
  attachmentUrl: AttachmentUrl,
): Promise<CommentThread[]> {
  if (roots.length === 0) return []
  const ids = roots.map(({ id }) => id)
  const answers = await tx
    .select()
    .from(comments)
    .where(and(inArray(comments.threadId, ids), isNull(comments.deletedAt)))
    .orderBy(asc(comments.createdAt), asc(comments.id))
  const names = await loadNames(tx, [...roots, ...answers])
  const files = await loadAttachmentNames(
    tx,
    [...roots, ...answers].flatMap(({ attachmentId }) => attachmentId ?? []),
  )
  const attachmentsOf = ({ attachmentId }: CommentRow): Comment['attachments'] =>
    attachmentId ? [{ name: files.get(attachmentId) ?? '', url: attachmentUrl(attachmentId) }] : []
  const present = (row: CommentRow) => ({ ...presentComment(row, names), attachments: attachmentsOf(row) })
  const seenAt = asker ? await findSeen(tx, row.id, asker.id) : null
  const isNew = ({ authorId, createdAt, deletedAt }: CommentRow) =>
    !deletedAt && (!asker || authorId !== asker.id) && (!seenAt || createdAt > seenAt)
  const byThread = Map.groupBy(answers, ({ threadId }) => threadId)
  return roots.map((root): CommentThread => {
    const own = byThread.get(root.id) ?? []
    const { subject } = root
    return {
      ...present(root),
      designId: root.designId,
      number: must(root.number, 'number'),
      anchor: anchorOf(root, opened),
      about: subject && { ...subject, isThere: isSubjectThere(subject, opened.document) },
      mark: root.mark,
      revision: root.revision,
      state: root.state ?? 'open',
      resolvedBy: root.state === 'resolved' && root.stateBy ? (names.get(root.stateBy) ?? null) : null,
      isDeleted: root.deletedAt !== null,
      internal: root.isInternal,
      unread: [root, ...own].some(isNew),
      answers: own.map(present),
    }
  })
}

/** RV22: a mark in a proof is told as a point in inches of the picture, as the design is made now. */
function anchorOf({ anchor, proofMark }: CommentRow, opened: Commented['opened']): CommentThread['anchor'] {
  if (!proofMark) return must(anchor, 'anchor') as CommentThread['anchor']
  const { width, height } = pictureInches(opened)
  return { side: proofMark.side, x: proofMark.x * width, y: proofMark.y * height }
}

/** Undefined where nothing of it is left. */
export async function loadThread(
  tx: Reader,
  threadId: string,
  commented: Commented,
  asker: Asker,
  attachmentUrl: AttachmentUrl,
): Promise<CommentThread | undefined> {
  const [root] = await tx.select().from(comments).where(eq(comments.id, threadId))
  if (!root || (root.deletedAt && root.answerCount === 0)) return undefined
  const [thread] = await loadThreads(tx, [root], commented, asker, attachmentUrl)
  return thread
}

function presentComment(row: CommentRow, names: ReadonlyMap<string, string>): Omit<Comment, 'attachments'> {
  const { id, authorId, visitorId, text, mentions, createdAt, editedAt } = row
  const who = authorId ?? visitorId
  return {
    id,
    author: { userId: authorId, name: (who && names.get(who)) || '', byLink: visitorId !== null },
    text,
    mentions: [...mentions],
    created_at: createdAt.toISOString(),
    edited_at: editedAt?.toISOString() ?? null,
  }
}

/** By the ids of accounts, and of visitors. */
async function loadNames(tx: Reader, rows: readonly CommentRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(rows.flatMap(({ authorId, stateBy }) => [authorId, stateBy].filter(id => id !== null)))
  const people =
    ids.size === 0
      ? []
      : await tx
          .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
          .from(users)
          .where(inArray(users.id, [...ids]))
  const came = [...new Set(rows.flatMap(({ visitorId }) => visitorId ?? []))]
  const visitors =
    came.length === 0
      ? []
      : await tx
          .select({ id: reviewVisitors.id, name: reviewVisitors.name })
          .from(reviewVisitors)
          .where(inArray(reviewVisitors.id, came))
  return new Map([
    ...people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()] as const),
    ...visitors.map(({ id, name }) => [id, name] as const),
  ])
}

async function findSeen(tx: Reader, designId: string, userId: string): Promise<Date | null> {
  const [reader] = await tx
    .select({ seenAt: commentReaders.seenAt })
    .from(commentReaders)
    .where(and(eq(commentReaders.designId, designId), eq(commentReaders.userId, userId)))
  return reader?.seenAt ?? null
}
