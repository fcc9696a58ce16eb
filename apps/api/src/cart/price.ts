import { asOffered } from '@teamloom/commerce/house/house.ts'
import { priceCart } from '@teamloom/commerce/pricing/price-cart.ts'
import { priceItem } from '@teamloom/commerce/pricing/price-item.ts'
import { completeNames, completeSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import type { Received } from '@teamloom/contract/call.ts'
import { pricingCalls } from '@teamloom/contract/pricing.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import type { Actor } from '#api/access/caller.ts'
import { grantToCart } from '#api/cart/cart-offers.ts'
import { priceItems } from '#api/cart/price-items.ts'
import { preorderItems, preorders } from '#api/db/tables.ts'
import { findDesign, openDesign } from '#api/designs/load-design.ts'
import { reads } from '#api/http/handler.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { termsOf } from '#api/pricing/ordered-terms.ts'
import { priceTermsOf } from '#api/pricing/price-terms.ts'
import { toAnswer } from '#api/pricing/pricing-answer.ts'

export const priceDesign = reads(pricingCalls.design, async ({ actor, body, now }, tx, { house }) => {
  if (body.purchasedDesign === true) return pricePurchased(tx, actor, body)
  const row = await findDesign(tx, body.id, actor)
  if (!row) return refuse('designIdDoesntExist')
  const built = openDesign(row)
  if (!built) return refuse('InvalidPartsToBuild')
  const opened = asOffered(await house.at(tx, now), built)
  const sizes = completeSizes(opened.product, body.sizes)
  if (!sizes.ok) return sizes
  return ok(toAnswer(priceItem(priceTermsOf(opened), sizes.value, body.currency ?? actor.currency)))
})

export const priceMyCart = reads(pricingCalls.cart, async ({ actor, body, now }, tx, { house }) => {
  const currency = body.currency ?? actor.currency
  const items = await priceItems(tx, actor.id, currency, await house.at(tx, now))
  const granted = await grantToCart(tx, { userId: actor.id, currency, items, code: null, now })
  return ok({
    items: items.map(({ id, design_id, pricing }) => ({ id, design_id, pricing })),
    ...priceCart(
      items.map(item => item.pricing),
      currency,
    ),
    discounts: granted.discounts,
  })
})

/** At the order's own terms, with the words of its list: for staff, in the order's currency unless another is asked for. */
async function pricePurchased(tx: Reader, actor: Actor, body: Received<typeof pricingCalls.design>['body']) {
  if (!actor.isStaff) return refuse('userNotAdmin')
  const [found] = await tx
    .select({ item: preorderItems, currency: preorders.currency })
    .from(preorderItems)
    .innerJoin(preorders, eq(preorders.id, preorderItems.preorderId))
    .where(eq(preorderItems.designId, body.id))
  if (!found) return refuse('designIdDoesntExist')
  const terms = termsOf(found.item)
  const sizes = completeNames(terms.sizeNames, body.sizes)
  if (!sizes.ok) return sizes
  const currency = body.currency ?? (found.currency as Currency)
  return ok(toAnswer(priceItem(terms, sizes.value, currency, found.item.worded)))
}
