import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { comments, designs, type ProofMark } from '#api/db/tables.ts'
import { holdDesign } from '#api/designs/load-design.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'
import { nextNumber } from '#api/review/next-number.ts'

type Asked = {
  /** The copy that is ordered. */
  readonly designId: string
  readonly proofId: string
  /** The comment of a change that was asked for in this proof before; null where there is none. */
  readonly commentId: string | null
  readonly note: string | null
  readonly mark: ProofMark | null
  readonly authorId: string
  readonly now: Date
}

/** RV22: the change that a customer asks for is a comment about the design; asked otherwise, that is edited and opened again. */
export async function askInComment(
  tx: Tx,
  { designId, proofId, commentId, note, mark, authorId, now }: Asked,
): Promise<string> {
  await holdDesign(tx, designId)
  const said = { text: note ?? '', proofMark: mark, state: 'open' as const }
  if (commentId) {
    const [edited] = await tx
      .update(comments)
      .set({ ...said, editedAt: now })
      .where(and(eq(comments.id, commentId), isNull(comments.deletedAt)))
      .returning({ id: comments.id })
    if (edited) return edited.id
  }
  const [design] = await tx
    .select({ revision: designs.revision })
    .from(designs)
    .where(eq(designs.id, designId))
  const id = randomUUID()
  await tx.insert(comments).values({
    id,
    designId,
    number: await nextNumber(tx, designId),
    anchor: {},
    ...said,
    authorId,
    revision: design?.revision ?? 1,
    // One whose words its author has deleted keeps its key.
    key: commentId ? `proof ${proofId} ${id}` : `proof ${proofId}`,
    bodyHash: '',
    createdAt: now,
  })
  return id
}

/** RV22: resolves what a customer asked for, who agrees now: nothing of it is open any more. */
export async function resolveAsked(tx: Tx, commentId: string, userId: string, now: Date): Promise<void> {
  await tx
    .update(comments)
    .set({ state: 'resolved', stateBy: userId, stateAt: now })
    .where(and(eq(comments.id, commentId), eq(comments.state, 'open')))
}

export type AskedWords = { readonly note: string | null; readonly mark: ProofMark | null }

/** What comments ask for, by their ids; those that were deleted are not among them. */
export async function loadAsked(
  tx: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AskedWords>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: comments.id, text: comments.text, mark: comments.proofMark })
    .from(comments)
    .where(and(inArray(comments.id, [...ids]), isNull(comments.deletedAt)))
  return new Map(rows.map(({ id, text, mark }) => [id, { note: text || null, mark }]))
}
