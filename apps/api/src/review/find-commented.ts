import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { and, eq } from 'drizzle-orm'
import { type Actor, service } from '#api/access/caller.ts'
import { comments, designs, preorders } from '#api/db/tables.ts'
import {
  type DesignRow,
  findDesignOrCopy,
  holdDesign,
  type OpenedDesign,
  openResting,
} from '#api/designs/load-design.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'

/** A design as somebody may speak about it. */
export type Commented = {
  readonly row: DesignRow
  readonly opened: OpenedDesign
  /** RV10: what staff say among themselves. */
  readonly seesInternal: boolean
}

type Refused = Refusal<'designIdDoesntExist' | 'userNotAdmin' | 'InvalidPartsToBuild'>

/** RV9, RV10: by members of its team; of an order's copy by staff, and by whoever ordered it. */
export async function findCommented(
  tx: Reader,
  designId: string,
  actor: Actor,
): Promise<Result<Commented, Refused>> {
  const found = await findSpokenOf(tx, designId, actor)
  if (!found.ok) return found
  const opened = openResting(found.value)
  if (!opened) return refuse('InvalidPartsToBuild')
  const seesInternal = found.value.preorderId !== null && actor.isStaff
  return ok({ row: found.value, opened, seesInternal })
}

async function findSpokenOf(tx: Reader, designId: string, actor: Actor) {
  const found = await findDesignOrCopy(tx, designId, actor)
  if (found.ok || found.refusal.code !== 'userNotAdmin') return found
  const [own] = await tx
    .select({ id: preorders.id })
    .from(designs)
    .innerJoin(preorders, eq(preorders.id, designs.preorderId))
    .where(and(eq(designs.id, designId), eq(preorders.userId, actor.id)))
  return own ? findDesignOrCopy(tx, designId, service) : found
}

type Said = Commented & {
  readonly comment: typeof comments.$inferSelect
  readonly thread: typeof comments.$inferSelect
}

/** RV9: a comment of a design that is open to the person, held with its design until the transaction ends. */
export async function lockComment(
  tx: Tx,
  commentId: string,
  actor: Actor,
): Promise<Result<Said, Refusal<'not_found' | 'InvalidPartsToBuild'>>> {
  const [known] = await tx
    .select({ designId: comments.designId })
    .from(comments)
    .where(eq(comments.id, commentId))
  if (!known) return refuse('not_found')
  await holdDesign(tx, known.designId)
  const found = await findCommented(tx, known.designId, actor)
  if (!found.ok)
    return refuse(found.refusal.code === 'InvalidPartsToBuild' ? 'InvalidPartsToBuild' : 'not_found')
  const comment = await findComment(tx, commentId)
  const thread = comment?.threadId ? await findComment(tx, comment.threadId) : comment
  if (!comment || !thread || (thread.isInternal && !found.value.seesInternal)) return refuse('not_found')
  // Of what was deleted only a thread with answers is still there.
  if (comment.deletedAt && comment.answerCount === 0) return refuse('not_found')
  return ok({ ...found.value, comment, thread })
}

async function findComment(tx: Reader, id: string) {
  const [row] = await tx.select().from(comments).where(eq(comments.id, id))
  return row
}
