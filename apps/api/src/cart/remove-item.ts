import { cartCalls } from '@teamloom/contract/cart.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq } from 'drizzle-orm'
import { cartItems } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'

export const removeCartItem = writes(cartCalls.remove, async ({ actor, params }, tx) => {
  const removed = await tx
    .delete(cartItems)
    .where(and(eq(cartItems.id, params.id), eq(cartItems.userId, actor.id)))
    .returning({ id: cartItems.id })
  return removed.length > 0 ? ok({}) : refuse('not_found')
})
