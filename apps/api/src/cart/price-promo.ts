import { worthOf } from '@teamloom/commerce/offers/offer.ts'
import { pricingCalls } from '@teamloom/contract/pricing.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { grantToCart } from '#api/cart/cart-offers.ts'
import { priceItems } from '#api/cart/load-cart.ts'
import { countAttempt, secondsToWait } from '#api/http/attempts.ts'
import { inSteps } from '#api/http/handler.ts'

/** OF14: guesses are counted as those of passwords. */
export const pricePromo = inSteps(pricingCalls.promo, async (request, { read }, { config }) => {
  const { actor, body, now } = request
  const key = `promo ${actor.id}`
  const wait = await secondsToWait(read, key, now)
  if (wait > 0) {
    request.retryAfter(wait)
    return refuse('too_many_requests')
  }
  const { currency, code } = body
  const items = await priceItems(read, actor.id, currency)
  const found = await grantToCart(read, { userId: actor.id, currency, items, code, now })
  if (!found.code) {
    const failures = {
      most: config.limits.failedLoginsPer15Minutes,
      windowSeconds: 900,
      firstWaitSeconds: 60,
    }
    await countAttempt(read, key, failures, now)
    return refuse('promo_unknown')
  }
  const { offer, problem } = found.code
  if (problem) return refuse(problem)
  if (found.subtotal !== null && found.subtotal < offer.leastSubtotal) return refuse('promo_minimum')
  return ok({
    name: offer.name,
    amount: worthOf(offer, found.subtotal, currency),
    applies: found.discounts.some(discount => discount.id === offer.id),
    discounts: found.discounts,
  })
})
