import { findProduct } from '@teamloom/catalog/products/index.ts'
import { completeSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, sql } from 'drizzle-orm'
import { loadCartRows, presentCart } from '#api/cart/load-cart.ts'
import { cartItems } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'
import { prepared } from '#api/platform/database/database.ts'

const saveSizes = prepared('save_cart_sizes', tx =>
  tx
    .update(cartItems)
    .set({ sizes: sql`given.sizes` })
    .from(sql`jsonb_to_recordset(${sql.placeholder('given')}::jsonb) as given(id uuid, sizes jsonb)`)
    .where(and(eq(cartItems.userId, sql.placeholder('userId')), eq(cartItems.id, sql`given.id`)))
    .returning({ id: cartItems.id }),
)

/** All items or none. */
export const setCartSizes = writes(cartCalls.setSizes, async ({ actor, body, origin }, tx) => {
  const rows = await loadCartRows(tx, actor.id)
  const byId = new Map(rows.map(row => [row.itemId, row]))
  const given = new Map<string, (typeof rows)[number]['sizes']>()
  for (const item of body) {
    const row = byId.get(item.id)
    const product = row && findProduct(row.family, row.product)
    if (!product) return refuse('not_found')
    const sizes = completeSizes(product, item.sizes)
    if (!sizes.ok) return sizes
    given.set(item.id, [...sizes.value])
  }
  const list = [...given].map(([id, sizes]) => ({ id, sizes }))
  const saved = await saveSizes(tx).execute({ userId: actor.id, given: JSON.stringify(list) })
  // Taken out of the cart at this moment.
  if (saved.length < given.size) return refuse('not_found')
  const after = rows.map(row => ({ ...row, sizes: given.get(row.itemId) ?? row.sizes }))
  return ok({ items: await presentCart(tx, after, actor.currency, origin) })
})
