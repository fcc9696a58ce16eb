import { randomUUID } from 'node:crypto'
import { addUp, totalsOf } from '@teamloom/commerce/collection/collected-totals.ts'
import { offeredSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { holdProject } from '#api/access/open-projects.ts'
import { loadCart } from '#api/cart/load-cart.ts'
import { loadCollected } from '#api/cart/load-collected.ts'
import { cartItems, designs } from '#api/db/tables.ts'
import { openDesign, selectOpenDesigns } from '#api/designs/load-design.ts'
import { writes } from '#api/http/handler.ts'

/** SC5, SC6: all of the designs or none; in place of what the cart has, or added to it. */
export const fillFromCollection = writes(
  cartCalls.fromCollection,
  async ({ actor, body, now, origin }, tx, { analytics }) => {
    const ids = [...new Set(body.designIds)].toSorted()
    const rows = await selectOpenDesigns(
      tx,
      actor,
      and(inArray(designs.id, ids), eq(designs.projectId, body.projectId)),
    )
      .orderBy(asc(designs.id))
      .for('share', { of: designs })
    const project = await holdProject(tx, body.projectId, actor.id)
    if (!project) return refuse('project_not_found')
    if (rows.length < ids.length) return refuse('designIdDoesntExist')
    const collected = await loadCollected(tx, ids)
    const kept = await tx
      .select()
      .from(cartItems)
      .where(and(eq(cartItems.userId, actor.id), inArray(cartItems.designId, ids)))
      .orderBy(asc(cartItems.id))
      .for('update')
    const itemIds: string[] = []
    for (const row of rows) {
      const opened = openDesign(row)
      if (!opened) return refuse('InvalidPartsToBuild')
      const totals = totalsOf(
        collected.get(row.id) ?? [],
        offeredSizes(opened.product).map(({ name }) => name),
      )
      const before = kept.find(({ designId }) => designId === row.id)
      const sizes =
        body.add && before
          ? addUp({ sizes: before.sizes, taken: before.collected?.sizes ?? [] }, totals)
          : totals
      const taken = { takenAt: now.toISOString(), sizes: totals }
      const id = before?.id ?? randomUUID()
      const [item] = await tx
        .insert(cartItems)
        .values({ id, userId: actor.id, designId: row.id, sizes, collected: taken, createdAt: now })
        .onConflictDoUpdate({
          target: [cartItems.userId, cartItems.designId],
          set: { sizes, collected: taken },
        })
        .returning({ id: cartItems.id })
      if (!before) {
        await analytics.tell(tx, 'Product Added', actor, now, { designId: row.id, product: row.product })
      }
      itemIds.push(item?.id ?? id)
    }
    return ok({ items: await loadCart(tx, actor.id, actor.currency, origin, itemIds) })
  },
)
