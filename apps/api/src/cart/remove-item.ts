import { cartCalls } from '@teamloom/contract/cart.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq } from 'drizzle-orm'
import { cartItems } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'

export const removeCartItem = writes(cartCalls.remove, async ({ actor, params, now }, tx, { analytics }) => {
  const [removed] = await tx
    .delete(cartItems)
    .where(and(eq(cartItems.id, params.id), eq(cartItems.userId, actor.id)))
    .returning({ designId: cartItems.designId })
  if (!removed) return refuse('not_found')
  await analytics.tell(tx, 'Product Removed', actor, now, { designId: removed.designId })
  return ok({})
})
