import { type StaffTerms, staffAbilitiesOf } from './staff-abilities.ts'

/** What moves the house's money, or takes what it knows of its customers out of it. */
export const deskRights = ['payments', 'refunds', 'discounts', 'exports'] as const
export type DeskRight = (typeof deskRights)[number]

/**
 * AC55: all of an admin, and of a designer those that the operator gives designers. AC61: where abilities were chosen
 * for somebody, the right to book brings payments, refunds and files, that to edit orders what designers have of discounts.
 */
export function rightsOf(terms: StaffTerms, givenToDesigners: readonly DeskRight[]): readonly DeskRight[] {
  const { roles, chosenAbilities } = terms
  if (roles.includes('admin')) return deskRights
  const held = staffAbilitiesOf(terms)
  const isUsual = chosenAbilities === null && roles.includes('designer')
  const has = (right: DeskRight): boolean => {
    if (isUsual && givenToDesigners.includes(right)) return true
    if (right !== 'discounts') return held.includes('bookPayments')
    return !isUsual && held.includes('editOrders') && givenToDesigners.includes('discounts')
  }
  return deskRights.filter(has)
}

/** AC55: to give money back is one right, whatever else is booked, corrections too, another. */
export function rightToBook(entry: {
  readonly amount: number
  readonly reverses?: unknown
  readonly refunds?: unknown
}): DeskRight {
  return entry.refunds || (entry.amount < 0 && !entry.reverses) ? 'refunds' : 'payments'
}
