import { cartCalls } from '@teamloom/contract/cart.ts'
import { ok } from '@teamloom/kit/result.ts'
import { cartRevision } from '#api/cart/cart-revision.ts'
import { loadCartRows, presentCart } from '#api/cart/load-cart.ts'
import { reads } from '#api/http/handler.ts'

export const listCartItems = reads(cartCalls.items, async ({ actor, query, origin, now }, tx, services) => {
  const rows = await loadCartRows(tx, actor.id)
  const currency = query.currency ?? actor.currency
  const house = await services.house.at(tx, now)
  const items = await presentCart(tx, rows, { currency, origin, house })
  return ok({ revision: cartRevision(rows, house), items })
})
