import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { cartRevision, isOfItems } from '#api/cart/cart-revision.ts'
import { loadRevisedRows } from '#api/cart/load-cart.ts'
import { cartItems, users } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'
import { countGuess, isAnyCode, waitAfterGuesses } from '#api/offers/code-guesses.ts'
import { freezeLists } from '#api/requests/freeze-lists.ts'
import { mailPreorder } from '#api/requests/mails/mail-preorder.ts'
import { addressesOf, checkRequest, placeRequest } from '#api/requests/place-request.ts'
import { findOpenApproval } from '#api/review/approval/ordered-approval.ts'

/** Places an order request: a copy of each design as it is now, with the prices that hold now. */
export const createPreorder = writes(preorderCalls.create, async (request, tx, services) => {
  const { actor, body, now, address } = request
  const guesser = { userId: actor.id, address }
  const wait = body.promoCode ? await waitAfterGuesses(tx, guesser, now) : 0
  if (wait > 0) {
    request.retryAfter(wait)
    return refuse('too_many_requests')
  }
  const house = await services.house.at(tx, now)
  const checked = await checkRequest(tx, actor.id, body, { house, config: services.config })
  if (!checked.ok) return checked
  const open = await findOpenApproval(
    tx,
    checked.value.map(({ row }) => row),
  )
  if (open) return refuse('approval_open', open)

  // One after the other for each person: two placed at once would both be the first.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, actor.id)).for('no key update')
  if (body.cartRevision !== undefined) {
    const rows = await loadRevisedRows(tx, actor.id)
    if (!isOfItems(body.cartRevision, rows)) return refuse('conflict', { target: 'cart' })
    // ST8: nobody orders at prices that they were not shown.
    if (body.cartRevision !== cartRevision(rows, house)) return refuse('conflict', { target: 'prices' })
  }
  const lists = await freezeLists(tx, actor.id, checked.value)
  if (!lists.ok) return lists
  const id = await placeRequest(
    tx,
    {
      customerId: actor.id,
      asked: body,
      addresses: addressesOf(body),
      items: checked.value,
      lists: lists.value,
      now,
    },
    services,
  )
  if (body.promoCode && !(await isAnyCode(tx, body.promoCode)))
    await countGuess(tx, guesser, services.config.limits, now)
  const ids = body.items.map(item => item.design_id)
  await tx.delete(cartItems).where(and(eq(cartItems.userId, actor.id), inArray(cartItems.designId, ids)))
  await mailPreorder(tx, id, actor, now, services)
  return ok({ id })
})
