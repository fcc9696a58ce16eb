import { randomUUID } from 'node:crypto'
import { completeSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq } from 'drizzle-orm'
import { loadCart } from '#api/cart/load-cart.ts'
import { cartItems } from '#api/db/tables.ts'
import { findDesign, openDesign } from '#api/designs/load-design.ts'
import { writes } from '#api/http/handler.ts'

/** Each design once: one that is there already is answered as it is. */
export const addCartItem = writes(cartCalls.add, async ({ actor, body, now, origin }, tx, { analytics }) => {
  const row = await findDesign(tx, body.designId, actor)
  if (!row?.projectId) return refuse('designIdDoesntExist')
  const opened = openDesign(row)
  if (!opened) return refuse('InvalidPartsToBuild')
  const sizes = completeSizes(opened.product, body.sizes)
  if (!sizes.ok) return sizes
  const added = await tx
    .insert(cartItems)
    .values({ id: randomUUID(), userId: actor.id, designId: row.id, sizes: sizes.value, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: cartItems.id })
  if (added.length > 0) {
    await analytics.tell(tx, 'Product Added', actor, now, { designId: row.id, product: row.product })
  }
  const [item] = await tx
    .select({ id: cartItems.id })
    .from(cartItems)
    .where(and(eq(cartItems.userId, actor.id), eq(cartItems.designId, row.id)))
  const [shown] = await loadCart(tx, actor.id, body.currency ?? actor.currency, origin, [
    must(item, 'cart item').id,
  ])
  return ok(must(shown, 'cart item'))
})
