import { asOffered } from '@teamloom/commerce/house/house.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { holdList, keepList } from '#api/cart/keep-list.ts'
import { measureNames } from '#api/cart/measure-names.ts'
import { presentList } from '#api/cart/present-list.ts'
import { writes } from '#api/http/handler.ts'

/** NN4, NN5: the whole list or nothing of it; whoever saved before on the same revision is not overwritten. */
export const setCartLines = writes(
  cartCalls.setLines,
  async ({ actor, params, body, origin, now }, tx, services) => {
    const held = await holdList(tx, actor.id, params.id, body.revision)
    if (!held.ok) return held
    const house = await services.house.at(tx, now)
    const list = { ...held.value, opened: asOffered(house, held.value.opened) }
    const kept = await keepList(tx, list, { given: body.lines, checked: body.lines })
    if (!kept.ok) return kept
    return presentList(tx, kept.value, actor, { origin, house })
  },
  measureNames,
)
