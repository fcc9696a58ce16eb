import type { Discount } from './price-cart.ts'

/** PR13: an account is worth 50 dollars off its first order, in whichever currency that is. */
const welcomeCents = 5000

/** The same id wherever it is shown, so that it is never granted twice. */
export const welcomeDiscountId = 'first-order'

export function welcomeDiscounts(hasOrderedBefore: boolean): Discount[] {
  return hasOrderedBefore ? [] : [{ id: welcomeDiscountId, name: 'first_order', amount: welcomeCents }]
}
