import { eq, max } from 'drizzle-orm'
import { comments } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** RV3: the number of the next thread of a design, which is held meanwhile. */
export async function nextNumber(tx: Tx, designId: string): Promise<number> {
  const [last] = await tx
    .select({ number: max(comments.number) })
    .from(comments)
    .where(eq(comments.designId, designId))
  return (last?.number ?? 0) + 1
}
