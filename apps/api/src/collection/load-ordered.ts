import { isRequestedSince } from '@teamloom/commerce/collection/requested-since.ts'
import type { SizeQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'
import { and, eq, ne } from 'drizzle-orm'
import { designs, preorderItems, preorders } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'

/** SC24, SC30: the sum of what was asked for of each design since it came onto the page, and is not cancelled. */
export async function loadOrdered(
  tx: Reader,
  projectId: string,
): Promise<ReadonlyMap<string, SizeQuantity[]>> {
  const rows = await tx
    .select({
      designId: designs.id,
      since: designs.collectableSince,
      at: preorders.createdAt,
      sizes: preorderItems.sizes,
    })
    .from(preorderItems)
    .innerJoin(preorders, eq(preorders.id, preorderItems.preorderId))
    .innerJoin(designs, eq(designs.id, preorderItems.originalDesignId))
    .where(and(eq(designs.projectId, projectId), ne(preorders.status, 'cancelled')))
  // What was taken off the page stays to be handed out.
  const asked = rows.filter(({ since, at }) => since === null || isRequestedSince(since, at))
  return new Map(
    [...Map.groupBy(asked, ({ designId }) => designId)].map(([designId, ofDesign]) => {
      const sums = new Map<string, number>()
      for (const { name, qty } of ofDesign.flatMap(({ sizes }) => sizes))
        sums.set(name, (sums.get(name) ?? 0) + qty)
      return [designId, [...sums].map(([name, qty]) => ({ name, qty }))]
    }),
  )
}
