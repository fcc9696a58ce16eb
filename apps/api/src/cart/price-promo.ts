import { worthOf } from '@teamloom/commerce/offers/offer.ts'
import { pricingCalls } from '@teamloom/contract/pricing.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { grantToCart } from '#api/cart/cart-offers.ts'
import { priceItems } from '#api/cart/price-items.ts'
import { inSteps } from '#api/http/handler.ts'
import { countGuess, guessesOf, waitAfterGuesses } from '#api/offers/code-guesses.ts'
import { inTurn } from '#api/platform/in-turn.ts'

/** OF14: guesses are counted as those of passwords; those made at once wait for each other. */
export const pricePromo = inSteps(pricingCalls.promo, (request, { read, alone }, { config, house }) => {
  const { actor, body, now, address } = request
  const guesser = { userId: actor.id, address }
  return inTurn(guessesOf(actor.id), async () => {
    const wait = await waitAfterGuesses(read, guesser, now)
    if (wait > 0) {
      request.retryAfter(wait)
      return refuse('too_many_requests')
    }
    const { currency, code } = body
    const items = await priceItems(read, actor.id, currency, await house.at(read, now))
    const found = await grantToCart(read, { userId: actor.id, currency, items, code, now })
    if (!found.code) {
      await countGuess(alone, guesser, config.limits, now)
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
})
