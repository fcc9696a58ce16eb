import { findProduct } from '@teamloom/catalog/products/index.ts'
import { completeSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { sql } from 'drizzle-orm'
import { loadCartRows, presentCart } from '#api/cart/load-cart.ts'
import { inSteps } from '#api/http/handler.ts'
import { compileStatement } from '#api/platform/database/statement.ts'

/** All or none: one that is taken out of the cart at this moment is waited for. */
const saveSizes = compileStatement<{ id: string }>(
  'save_cart_sizes',
  sql`with given as (
      select * from jsonb_to_recordset(${sql.placeholder('given')}::jsonb) as each(id uuid, sizes jsonb)
    ), there as (
      select cart_items.id from cart_items join given on given.id = cart_items.id
      where user_id = ${sql.placeholder('userId')}::uuid order by cart_items.id for update of cart_items
    )
    update cart_items set sizes = given.sizes from given
    where cart_items.id = given.id and user_id = ${sql.placeholder('userId')}::uuid
      and (select count(*) from there) = (select count(*) from given)
    returning cart_items.id`,
)

export const setCartSizes = inSteps(cartCalls.setSizes, async ({ actor, body, origin }, database) => {
  const rows = await loadCartRows(database.read, actor.id)
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
  const saved = await database.statement(saveSizes, { userId: actor.id, given: JSON.stringify(list) })
  // Taken out of the cart at this moment.
  if (saved.length < given.size) return refuse('not_found')
  const after = rows.map(row => ({ ...row, sizes: given.get(row.itemId) ?? row.sizes }))
  return ok({ items: await presentCart(database.read, after, actor.currency, origin) })
})
