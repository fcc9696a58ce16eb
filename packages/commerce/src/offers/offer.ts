import type { Cents, Currency } from '@teamloom/kit/money.ts'

/** Where an offer comes from. */
export type OfferSource = 'first_order' | 'promo' | 'referral'

/** What a request may be reduced by without staff's doing. */
export type Offer = {
  readonly source: OfferSource
  /** The discount's id: the same wherever it is shown, so that it is never granted twice. */
  readonly id: string
  readonly name: string
  readonly kind: 'amount' | 'percent'
  /** Cents, or whole percents. */
  readonly value: number
  /** Null: in whichever currency the request is. */
  readonly currency: Currency | null
  /** The least that the items come to before all discounts, for the offer to hold. */
  readonly leastSubtotal: Cents
  /** Whether the offer holds beside the best of the others. */
  readonly addsUp: boolean
}

/** An offer that holds, as a discount. */
export type GrantedOffer = {
  readonly id: string
  readonly name: string
  readonly amount: Cents
  readonly source: OfferSource
}

/** OF1, OF2, OF3: what it takes off items of this much; null while they have no price. */
export function worthOf(offer: Offer, subtotal: Cents | null, currency: Currency): Cents {
  if (offer.currency !== null && offer.currency !== currency) return 0
  if (subtotal === null) return offer.kind === 'amount' && offer.leastSubtotal === 0 ? offer.value : 0
  if (subtotal < offer.leastSubtotal) return 0
  if (offer.kind === 'amount') return Math.min(offer.value, subtotal)
  return Number((BigInt(subtotal) * BigInt(offer.value) * 2n + 100n) / 200n)
}

/** OF4, OF5: the best one, the earlier of equals, and those that add up; together never more than the items. */
export function chooseOffers(
  offers: readonly Offer[],
  subtotal: Cents | null,
  currency: Currency,
): GrantedOffer[] {
  const valued = offers.map(offer => ({ offer, worth: worthOf(offer, subtotal, currency) }))
  const best = valued
    .filter(({ offer }) => !offer.addsUp)
    .reduce<(typeof valued)[number] | undefined>(
      (found, next) => (next.worth > (found?.worth ?? 0) ? next : found),
      undefined,
    )
  let room = subtotal ?? Number.POSITIVE_INFINITY
  return [...(best ? [best] : []), ...valued.filter(({ offer }) => offer.addsUp)].flatMap(
    ({ offer: { id, name, source }, worth }) => {
      const amount = Math.min(worth, room)
      room -= amount
      return amount > 0 ? [{ id, name, amount, source }] : []
    },
  )
}
