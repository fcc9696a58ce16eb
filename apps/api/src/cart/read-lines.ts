import { cartCalls } from '@teamloom/contract/cart.ts'
import { findList } from '#api/cart/find-list.ts'
import { presentList } from '#api/cart/present-list.ts'
import { reads } from '#api/http/handler.ts'

export const readCartLines = reads(
  cartCalls.readLines,
  async ({ actor, params, origin, now }, tx, services) => {
    const found = await findList(tx, actor.id, params.id)
    if (!found.ok) return found
    return presentList(tx, found.value, actor, { origin, house: await services.house.at(tx, now) })
  },
)
