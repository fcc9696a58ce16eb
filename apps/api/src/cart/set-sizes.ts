import { findProduct } from '@teamloom/catalog/products/index.ts'
import { completeSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { loadCart } from '#api/cart/load-cart.ts'
import { cartItems, designs } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'

/** All items or none. */
export const setCartSizes = writes(cartCalls.setSizes, async ({ actor, body, origin }, tx) => {
  const ids = body.map(item => item.id)
  const rows = await tx
    .select({ id: cartItems.id, family: designs.family, product: designs.product })
    .from(cartItems)
    .innerJoin(designs, eq(designs.id, cartItems.designId))
    .where(and(eq(cartItems.userId, actor.id), inArray(cartItems.id, ids)))
    .orderBy(cartItems.id)
    .for('update', { of: cartItems })
  const byId = new Map(rows.map(row => [row.id, row]))
  for (const item of body) {
    const row = byId.get(item.id)
    const product = row && findProduct(row.family, row.product)
    if (!product) return refuse('not_found')
    const sizes = completeSizes(product, item.sizes)
    if (!sizes.ok) return sizes
    await tx.update(cartItems).set({ sizes: sizes.value }).where(eq(cartItems.id, item.id))
  }
  return ok({ items: await loadCart(tx, actor.id, actor.currency, origin) })
})
