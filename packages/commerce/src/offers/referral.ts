import type { Cents, Currency } from '@teamloom/kit/money.ts'
import type { Offer } from './offer.ts'

/** RE1: what both sides get, in the currency of the order. */
export const referralCents: Cents = 10_000
/** RE1: what the items of the team's first order cost at least, before discounts and taxes. */
export const referralLeastSubtotal: Cents = 150_000
const creditMonths = 18

export const referralDiscountId = 'referral'
export const referralCreditId = 'referral-credit'

export const referralOffer: Offer = {
  source: 'referral',
  id: referralDiscountId,
  name: 'referral',
  kind: 'amount',
  value: referralCents,
  currency: null,
  leastSubtotal: referralLeastSubtotal,
  addsUp: false,
}

export type ReferralFacts = {
  readonly isOwnCode: boolean
  /** The code's owner is of a team that orders. */
  readonly isOwnTeam: boolean
  /** Another code has brought the team, or this one on another request. */
  readonly isTeamReferred: boolean
  /** The team or the account has another request that is not cancelled. */
  readonly hasOrderedBefore: boolean
}

/** RE2, RE3: why a code brings its sender nothing; null when it does. */
export function problemOfReferral(facts: ReferralFacts): 'promo_unknown' | 'promo_used' | null {
  if (facts.isOwnCode || facts.isOwnTeam) return 'promo_unknown'
  return facts.isTeamReferred || facts.hasOrderedBefore ? 'promo_used' : null
}

/** RE4: until when credit that was earned then may be used; the day that a shorter month lacks is its last. */
export function endOfCredit(earnedAt: Date): Date {
  const end = new Date(earnedAt)
  end.setUTCMonth(end.getUTCMonth() + creditMonths)
  if (end.getUTCDate() !== earnedAt.getUTCDate()) end.setUTCDate(0)
  return end
}

export type Credit = {
  readonly id: string
  readonly currency: Currency
  /** What no order has used of it. */
  readonly left: Cents
  readonly until: Date
}

export type CreditSpend = { readonly creditId: string; readonly amount: Cents }

/** RE5: what an order placed then uses of the credits, those that end first before the others. */
export function spendCredit(
  credits: readonly Credit[],
  room: Cents,
  currency: Currency,
  placedAt: Date,
): CreditSpend[] {
  let left = room
  return credits
    .filter(credit => credit.currency === currency && credit.until > placedAt)
    .toSorted((a, b) => a.until.getTime() - b.until.getTime() || (a.id < b.id ? -1 : 1))
    .flatMap(credit => {
      const amount = Math.min(credit.left, left)
      if (amount <= 0) return []
      left -= amount
      return [{ creditId: credit.id, amount }]
    })
}
