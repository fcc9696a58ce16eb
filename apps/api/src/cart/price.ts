import { priceCart } from '@teamloom/commerce/pricing/price-cart.ts'
import { priceItem } from '@teamloom/commerce/pricing/price-item.ts'
import { completeSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import { pricingCalls } from '@teamloom/contract/pricing.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { loadCart, toAnswer } from '#api/cart/load-cart.ts'
import { findDesign, openDesign } from '#api/designs/load-design.ts'
import { reads } from '#api/http/handler.ts'
import { loadDiscounts } from '#api/pricing/load-discounts.ts'
import { priceTermsOf } from '#api/pricing/price-terms.ts'

export const priceDesign = reads(pricingCalls.design, async ({ actor, body }, tx) => {
  const row = await findDesign(tx, body.id, actor)
  if (!row) return refuse('designIdDoesntExist')
  const opened = openDesign(row)
  if (!opened) return refuse('InvalidPartsToBuild')
  const sizes = completeSizes(opened.product, body.sizes)
  if (!sizes.ok) return sizes
  return ok(toAnswer(priceItem(priceTermsOf(opened), sizes.value, body.currency ?? actor.currency)))
})

export const priceMyCart = reads(pricingCalls.cart, async ({ actor, body, origin }, tx) => {
  const currency = body.currency ?? actor.currency
  const items = await loadCart(tx, actor.id, currency, origin)
  return ok({
    items: items.map(({ id, design_id, pricing }) => ({ id, design_id, pricing })),
    ...priceCart(
      items.map(item => item.pricing),
      currency,
    ),
    discounts: await loadDiscounts(tx, actor.id),
  })
})
