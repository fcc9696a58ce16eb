import { randomUUID } from 'node:crypto'
import type { Address } from '@teamloom/commerce/addresses/address.ts'
import { problemsOfAddress, toAddress } from '@teamloom/commerce/addresses/address.ts'
import { checkPreorder } from '@teamloom/commerce/preorders/check-preorder.ts'
import { priceItem } from '@teamloom/commerce/pricing/price-item.ts'
import { completeSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import { totalOrder } from '@teamloom/commerce/pricing/total-order.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { isDesignDeprecated } from '@teamloom/design/deprecation.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { cartRevision } from '#api/cart/cart-revision.ts'
import { loadCartRows } from '#api/cart/load-cart.ts'
import { cartItems, designs, preorderItems, preorders, users } from '#api/db/tables.ts'
import { keepVersion } from '#api/designs/keep-version.ts'
import { openDesign, selectOpenDesigns } from '#api/designs/load-design.ts'
import { writes } from '#api/http/handler.ts'
import { countGuess, isAnyCode, waitAfterGuesses } from '#api/offers/code-guesses.ts'
import { regrantOffers } from '#api/offers/keep-offers.ts'
import { keepListing } from '#api/orders/keep-listing.ts'
import { tell } from '#api/orders/tell.ts'
import { copyDesign } from '#api/preorders/copy-design.ts'
import { mailPreorder } from '#api/preorders/mail-preorder.ts'
import { priceTermsOf } from '#api/pricing/price-terms.ts'

/** Places an order request: a copy of each design as it is now, with the prices that hold now. */
export const createPreorder = writes(preorderCalls.create, async (request, tx, services) => {
  const { actor, body, now, address } = request
  const guesser = { userId: actor.id, address }
  const wait = body.promoCode ? await waitAfterGuesses(tx, guesser, now) : 0
  if (wait > 0) {
    request.retryAfter(wait)
    return refuse('too_many_requests')
  }
  const issues = [
    ...problemsOfAddress(body.shippingAddress).map(problem => ({
      ...problem,
      path: `shippingAddress.${problem.path}`,
    })),
    ...problemsOfAddress(body.billingAddress).map(problem => ({
      ...problem,
      path: `billingAddress.${problem.path}`,
    })),
  ]
  if (issues.length > 0) return refuse('invalid_address', { issues })

  const ids = body.items.map(item => item.design_id)
  const rows = await selectOpenDesigns(tx, actor, inArray(designs.id, ids))
    .orderBy(designs.id)
    .for('share', { of: designs })
  const byId = new Map(rows.map(row => [row.id, row]))
  const items = []
  for (const item of body.items) {
    const row = byId.get(item.design_id)
    if (!row?.projectId || !row.teamId) return refuse('designIdDoesntExist')
    const opened = openDesign(row)
    if (!opened) return refuse('InvalidPartsToBuild')
    const sizes = completeSizes(opened.product, item.sizes)
    if (!sizes.ok) return sizes
    const pricing = priceItem(priceTermsOf(opened), sizes.value, body.currency)
    items.push({ row, teamId: row.teamId, opened, sizes: sizes.value, pricing })
  }
  const checked = checkPreorder(
    items.map(({ row, opened, pricing }) => ({
      designId: row.id,
      pricing,
      isDeprecated: isDesignDeprecated(opened.product, opened.document),
    })),
    { blockDeprecated: services.config.blockDeprecated },
  )
  if (!checked.ok) return checked

  // One after the other for each person: two placed at once would both be the first.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, actor.id)).for('no key update')
  if (body.cartRevision !== undefined) {
    const rows = await loadCartRows(tx, actor.id)
    if (body.cartRevision !== cartRevision(rows)) return refuse('conflict', { target: 'cart' })
  }
  const id = randomUUID()
  const shipping: Address = toAddress(body.shippingAddress)
  const [placed] = await tx
    .insert(preorders)
    .values({
      id,
      userId: actor.id,
      status: 'intent',
      currency: body.currency,
      locale: body.locale,
      shippingAddress: shipping,
      billingAddress: toAddress(body.billingAddress),
      promoCode: body.promoCode || null,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  const copies: Awaited<ReturnType<typeof copyDesign>>[] = []
  for (const [position, { row, teamId, opened, sizes }] of items.entries())
    copies.push(
      await copyDesign(tx, row, opened, {
        preorderId: id,
        position,
        originalDesignId: row.id,
        projectName: must(row.projectName, 'project name'),
        designName: row.name,
        teamId,
        sizes,
        isAsked: true,
        now,
        secret: services.config.sessionSecret,
      }),
    )
  await tx.insert(designs).values(copies.map(({ design }) => design))
  await tx.insert(preorderItems).values(copies.map(({ item }) => item))
  for (const { row } of items)
    await keepVersion(tx, row, { reason: 'order', userId: actor.id, at: now, preorderId: id })
  const { subtotal } = totalOrder(items.map(({ pricing }) => pricing))
  const teamIds = [...new Set(items.map(({ teamId }) => teamId))]
  const discounts = await regrantOffers(tx, must(placed, 'request'), teamIds, subtotal)
  await tx.update(preorders).set({ discounts, askedDiscounts: discounts }).where(eq(preorders.id, id))
  await tell(tx, { preorderId: id, userId: actor.id, now }, { name: 'created', data: {} })
  await keepListing(tx, id)
  if (body.promoCode && !(await isAnyCode(tx, body.promoCode)))
    await countGuess(tx, guesser, services.config.limits, now)
  await tx.delete(cartItems).where(and(eq(cartItems.userId, actor.id), inArray(cartItems.designId, ids)))
  await mailPreorder(tx, id, actor, now, services)
  return ok({ id })
})
