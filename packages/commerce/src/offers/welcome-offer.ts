import type { Offer } from './offer.ts'

/** One id wherever the offer is shown, so that it is never granted twice. */
export const welcomeDiscountId = 'first-order'

/** PR13: 50 dollars off an account's first order, in whichever currency that is. */
export const welcomeOffer: Offer = {
  source: 'first_order',
  id: welcomeDiscountId,
  name: 'first_order',
  kind: 'amount',
  value: 5000,
  currency: null,
  leastSubtotal: 0,
  addsUp: false,
}
