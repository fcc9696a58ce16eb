import { isSame } from '@teamloom/commerce/orders/is-same.ts'
import type { OrderDocument, OrderedItem } from '@teamloom/commerce/orders/order-document.ts'
import { must } from '@teamloom/kit/assert.ts'
import { eq, sql } from 'drizzle-orm'
import { preorderItems, preorders, removedPreorderItems } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { columnsOf } from '#api/requests/kept-parts.ts'
import type { Doing } from '#api/requests/tell.ts'

/** Writes what an edit has changed, as the next revision; an item that is new has been written before. Answers its row. */
export async function saveDocument(
  tx: Tx,
  before: OrderDocument,
  after: OrderDocument,
  revision: number,
  { preorderId, userId, now }: Doing,
): Promise<typeof preorders.$inferSelect> {
  const [saved] = await tx
    .update(preorders)
    .set({
      ...columnsOf(after),
      ...(after.invoiceNumber === before.invoiceNumber ? {} : { invoiceNumberShared: false }),
      // The first who edits answers for it, until somebody is put in charge.
      inChargeId: sql`coalesce(${preorders.inChargeId}, case when ${preorders.userId} <> ${userId} then ${userId}::uuid end)`,
      revision: revision + 1,
      updatedAt: now,
    })
    .where(eq(preorders.id, preorderId))
    .returning()
  for (const item of before.items) {
    if (!after.items.some(each => each.id === item.id)) await removeItem(tx, item, now)
  }
  for (const [position, item] of after.items.entries()) {
    const at = before.items.findIndex(each => each.id === item.id)
    if (at === position && isSame(before.items[at], item)) continue
    await tx
      .update(preorderItems)
      .set({
        position,
        lines: item.lines,
        setPrices: item.terms.setPrices ?? {},
      })
      .where(eq(preorderItems.id, item.id))
  }
  return must(saved, 'request')
}

/** OR25: kept as it was, for whoever wants it back. */
async function removeItem(tx: Tx, { id, designId }: OrderedItem, now: Date): Promise<void> {
  const [item] = await tx.delete(preorderItems).where(eq(preorderItems.id, id)).returning()
  if (!item) return
  await tx
    .insert(removedPreorderItems)
    .values({ designId, preorderId: item.preorderId, item, removedAt: now })
}
