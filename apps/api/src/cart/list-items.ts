import { cartCalls } from '@teamloom/contract/cart.ts'
import { ok } from '@teamloom/kit/result.ts'
import { loadCart } from '#api/cart/load-cart.ts'
import { reads } from '#api/http/handler.ts'

export const listCartItems = reads(cartCalls.items, async ({ actor, query, origin }, tx) =>
  ok({ items: await loadCart(tx, actor.id, query.currency ?? actor.currency, origin) }),
)
