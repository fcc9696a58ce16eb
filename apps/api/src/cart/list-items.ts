import { cartCalls } from '@teamloom/contract/cart.ts'
import { ok } from '@teamloom/kit/result.ts'
import { cartRevision } from '#api/cart/cart-revision.ts'
import { loadCartRows, presentCart } from '#api/cart/load-cart.ts'
import { reads } from '#api/http/handler.ts'

export const listCartItems = reads(cartCalls.items, async ({ actor, query, origin }, tx) => {
  const rows = await loadCartRows(tx, actor.id)
  const items = await presentCart(tx, rows, query.currency ?? actor.currency, origin)
  return ok({ revision: cartRevision(rows), items })
})
