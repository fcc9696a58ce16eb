import { findProduct } from '@teamloom/catalog/products/index.ts'
import { offeredSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, sql } from 'drizzle-orm'
import { designs, preorderItems, techpackQuantities } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { editTechpackItem } from '#api/techpacks/edit-techpack.ts'

export const setSizes = writes(techpackCalls.setSizes, async (request, tx, services) => {
  const { techpackItemId: itemId, sizes } = request.body
  const fields = sizes.map(({ field, sizeName }) => `quantity/${sizeName}/${field}`)
  return editTechpackItem(tx, request, fields, services, async () => {
    const known = await knownSizes(tx, itemId)
    const unknown = sizes.find(({ sizeName }) => !known.includes(sizeName))
    if (unknown) return refuse('unknownSize', { size: unknown.sizeName })
    const orders = await orderedNow(tx, itemId, sizes)
    // Of one that is named twice the last counts.
    const rows = new Map(
      sizes.map(({ field, sizeName, qty }) => [
        `${sizeName}/${field}`,
        {
          itemId,
          sizeName,
          field,
          quantity: qty,
          ordered: field === 'OVER' ? (orders.get(sizeName) ?? 0) : null,
        },
      ]),
    )
    await tx
      .insert(techpackQuantities)
      .values([...rows.values()])
      .onConflictDoUpdate({
        target: [techpackQuantities.itemId, techpackQuantities.sizeName, techpackQuantities.field],
        set: { quantity: sql`excluded.quantity`, ordered: sql`excluded.ordered` },
      })
    return ok(null)
  })
})

/** How many of each size are ordered, with what is being entered. */
async function orderedNow(
  tx: Reader,
  itemId: string,
  entering: readonly { readonly field: string; readonly sizeName: string; readonly qty: number }[],
): Promise<ReadonlyMap<string, number>> {
  const [item] = await tx
    .select({ sizes: preorderItems.sizes })
    .from(preorderItems)
    .where(eq(preorderItems.id, itemId))
  const entered = await tx
    .select({ sizeName: techpackQuantities.sizeName, quantity: techpackQuantities.quantity })
    .from(techpackQuantities)
    .where(and(eq(techpackQuantities.itemId, itemId), eq(techpackQuantities.field, 'ORDER')))
  return new Map([
    ...(item?.sizes ?? []).map(({ name, qty }) => [name, qty] as const),
    ...entered.map(({ sizeName, quantity }) => [sizeName, quantity] as const),
    ...entering.flatMap(({ field, sizeName, qty }) => (field === 'ORDER' ? [[sizeName, qty] as const] : [])),
  ])
}

export async function knownSizes(tx: Reader, itemId: string): Promise<string[]> {
  const [item] = await tx
    .select({ sizes: preorderItems.sizes, family: designs.family, product: designs.product })
    .from(preorderItems)
    .innerJoin(designs, eq(designs.id, preorderItems.designId))
    .where(eq(preorderItems.id, itemId))
  const product = item && findProduct(item.family, item.product)
  return [...(item?.sizes ?? []), ...(product ? offeredSizes(product) : [])].map(({ name }) => name)
}
