import { cartCalls } from '@teamloom/contract/cart.ts'
import { findList } from '#api/cart/find-list.ts'
import { presentList } from '#api/cart/present-list.ts'
import { reads } from '#api/http/handler.ts'

export const readCartLines = reads(cartCalls.readLines, async ({ actor, params, origin }, tx) => {
  const found = await findList(tx, actor.id, params.id)
  return found.ok ? presentList(tx, found.value, actor, origin) : found
})
