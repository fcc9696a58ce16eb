import { type Cents, type Currency, sumCents } from '@teamloom/kit/money.ts'
import type { Discount } from '../pricing/total-order.ts'
import { chooseOffers, type Offer } from './offer.ts'
import { promoDiscountId } from './promo-code.ts'
import {
  type Credit,
  type CreditSpend,
  referralCreditId,
  referralDiscountId,
  spendCredit,
} from './referral.ts'
import { welcomeDiscountId } from './welcome-offer.ts'

/** All that the discounts of a request follow from. */
export type OfferGround = {
  /** The items before discounts; null while one has no price. */
  readonly subtotal: Cents | null
  readonly currency: Currency
  readonly placedAt: Date
  readonly offers: readonly Offer[]
  /** What its customer has of them, that which this request uses put back. */
  readonly credits: readonly Credit[]
  /** The discounts that the request has now. */
  readonly discounts: readonly Discount[]
  /** Ids of offers that staff have removed or changed. */
  readonly settled: readonly string[]
}

export type Granted = { readonly discounts: Discount[]; readonly spends: CreditSpend[] }

const bestOfferIds: readonly string[] = [welcomeDiscountId, promoDiscountId, referralDiscountId]
export const offerIds: readonly string[] = [...bestOfferIds, referralCreditId]

/**
 * OF4, OF10, OF11, RE5: the discounts of a request anew: the offers that hold, staff's own, and the customer's credit
 * up to what is left; what staff have removed or changed stays as they have left it.
 */
export function grantOffers(ground: OfferGround): Granted {
  const { subtotal, currency, placedAt, discounts, settled } = ground
  const isSettled = settled.some(id => bestOfferIds.includes(id))
  const offers: readonly Discount[] = isSettled
    ? discounts.filter(({ id }) => bestOfferIds.includes(id))
    : chooseOffers(ground.offers, subtotal, currency)
  const others = [...offers, ...discounts.filter(({ id }) => !offerIds.includes(id))]
  const room = Math.max(0, (subtotal ?? 0) - sumCents(others.map(({ amount }) => amount)))
  const kept = settled.includes(referralCreditId)
    ? discounts.find(({ id }) => id === referralCreditId)
    : undefined
  const most = settled.includes(referralCreditId) ? Math.min(kept?.amount ?? 0, room) : room
  const spends = spendCredit(ground.credits, most, currency, placedAt)
  const spent = sumCents(spends.map(({ amount }) => amount))
  // What staff set, or what is frozen, is not granted where nothing pays for it: spent elsewhere, another currency.
  const amount = kept && spent === most ? kept.amount : spent
  const name = kept?.name ?? 'referral_credit'
  const credit: Discount = { id: referralCreditId, name, amount, source: 'referral' }
  return { discounts: amount > 0 ? [...others, credit] : others, spends }
}

/** OF11: the offers that staff remove or change by making the list this one. */
export function offersSettledBy(before: readonly Discount[], after: readonly Discount[]): string[] {
  return before.flatMap(({ id, name, amount }) => {
    if (!offerIds.includes(id)) return []
    const now = after.find(discount => discount.id === id)
    return now?.amount === amount && now.name === name ? [] : [id]
  })
}
