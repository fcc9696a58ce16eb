import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { and, eq, type SQL } from 'drizzle-orm'
import { orders, preorderItems, preorders, techpacks } from '#api/db/tables.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'

export type TechpackRow = typeof techpacks.$inferSelect & {
  readonly preorder: typeof preorders.$inferSelect
  /** Once the request is bought. */
  readonly orderId: string | null
}

export async function findTechpack(tx: Reader, where: SQL): Promise<TechpackRow | undefined> {
  const [row] = await tx
    .select({ techpack: techpacks, preorder: preorders, orderId: orders.id })
    .from(techpacks)
    .innerJoin(preorders, eq(preorders.id, techpacks.preorderId))
    .leftJoin(orders, eq(orders.preorderId, preorders.id))
    .where(where)
  return row && { ...row.techpack, preorder: row.preorder, orderId: row.orderId }
}

/** Held until the transaction ends: edits of one techpack queue up here. */
export async function lockTechpack(tx: Tx, techpackId: string): Promise<TechpackRow | undefined> {
  await tx.select({ id: techpacks.id }).from(techpacks).where(eq(techpacks.id, techpackId)).for('update')
  return findTechpack(tx, eq(techpacks.id, techpackId))
}

export async function isItemOf(tx: Reader, techpack: TechpackRow, itemId: string): Promise<boolean> {
  const [item] = await tx
    .select({ id: preorderItems.id })
    .from(preorderItems)
    .where(and(eq(preorderItems.id, itemId), eq(preorderItems.preorderId, techpack.preorderId)))
  return item !== undefined
}

/** TP18: a field that a colleague has changed after the revision that was seen. */
export function checkUnchanged(
  { touched }: TechpackRow,
  field: string,
  seen: number | undefined,
  userId: string,
): Result<null, Refusal<'conflict'>> {
  const last = touched[field]
  if (seen === undefined || !last || last.revision <= seen || last.userId === userId) return ok(null)
  return refuse('conflict', { target: field })
}
