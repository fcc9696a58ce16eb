import { inArray, type SQLWrapper } from 'drizzle-orm'
import {
  approvalAnswers,
  commentMentions,
  commentReaders,
  comments,
  designChanges,
  designSnapshots,
  designs,
  designVersions,
  orderedAnswers,
  reviewVotes,
} from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** Designs that nothing names any more, with their history. */
export async function removeDesigns(tx: Tx, ids: string[] | SQLWrapper): Promise<void> {
  await tx.delete(approvalAnswers).where(inArray(approvalAnswers.designId, ids))
  await tx.delete(orderedAnswers).where(inArray(orderedAnswers.designId, ids))
  await tx.delete(commentMentions).where(inArray(commentMentions.designId, ids))
  await tx.delete(commentReaders).where(inArray(commentReaders.designId, ids))
  await tx.delete(reviewVotes).where(inArray(reviewVotes.designId, ids))
  await tx.delete(comments).where(inArray(comments.designId, ids))
  await tx.delete(designVersions).where(inArray(designVersions.designId, ids))
  await tx.delete(designSnapshots).where(inArray(designSnapshots.designId, ids))
  await tx.delete(designChanges).where(inArray(designChanges.designId, ids))
  await tx.delete(designs).where(inArray(designs.id, ids))
}
