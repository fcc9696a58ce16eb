import type { Cents, Currency } from '@teamloom/kit/money.ts'
import type { Offer } from './offer.ts'

export const promoKinds = ['amount', 'percent'] as const

/** A code that staff have made. */
export type PromoCode = {
  /** The code as it is compared and shown: in capitals. */
  readonly code: string
  readonly kind: (typeof promoKinds)[number]
  readonly value: number
  readonly currency: Currency | null
  readonly from: Date | null
  readonly until: Date | null
  readonly leastSubtotal: Cents
  /** How often by all together, and by each account; null: as often as one likes. */
  readonly uses: number | null
  readonly usesPerAccount: number | null
  readonly firstOrderOnly: boolean
  readonly addsUp: boolean
}

/** What is known of the one who sends it; requests that are cancelled are not counted, nor the one it is sent with. */
export type PromoFacts = {
  readonly timesUsed: number
  readonly timesUsedByAccount: number
  readonly hasOrderedBefore: boolean
}

export const promoProblems = ['promo_unknown', 'promo_expired', 'promo_used', 'promo_minimum'] as const
export type PromoProblem = (typeof promoProblems)[number]

export const promoDiscountId = 'promo'

/** OF6: codes ignore case and the space around them. */
export function readCode(text: string): string {
  return text.trim().toUpperCase()
}

/** OF7 to OF9: why a code does not hold for a request placed then; null when it does. */
export function problemOfPromo(
  promo: PromoCode,
  facts: PromoFacts,
  currency: Currency,
  placedAt: Date,
): PromoProblem | null {
  if (promo.from && placedAt < promo.from) return 'promo_unknown'
  if (promo.until && placedAt >= promo.until) return 'promo_expired'
  if (promo.currency !== null && promo.currency !== currency) return 'promo_unknown'
  const isUsed =
    facts.timesUsed >= (promo.uses ?? Number.POSITIVE_INFINITY) ||
    facts.timesUsedByAccount >= (promo.usesPerAccount ?? Number.POSITIVE_INFINITY) ||
    (promo.firstOrderOnly && facts.hasOrderedBefore)
  return isUsed ? 'promo_used' : null
}

export function offerOfPromo({ code, kind, value, currency, leastSubtotal, addsUp }: PromoCode): Offer {
  return { source: 'promo', id: promoDiscountId, name: code, kind, value, currency, leastSubtotal, addsUp }
}
