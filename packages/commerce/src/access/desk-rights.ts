import type { Role } from './access.ts'

/** What moves the house's money, or takes what it knows of its customers out of it. */
export const deskRights = ['payments', 'refunds', 'discounts', 'exports'] as const
export type DeskRight = (typeof deskRights)[number]

/** AC55: all of an admin, and of a designer those that the operator gives designers. */
export function rightsOf(
  roles: readonly Role[],
  givenToDesigners: readonly DeskRight[],
): readonly DeskRight[] {
  if (roles.includes('admin')) return deskRights
  return roles.includes('designer') ? deskRights.filter(right => givenToDesigners.includes(right)) : []
}

/** AC55: to give money back is one right, whatever else is booked, corrections too, another. */
export function rightToBook(entry: {
  readonly amount: number
  readonly reverses?: unknown
  readonly refunds?: unknown
}): DeskRight {
  return entry.refunds || (entry.amount < 0 && !entry.reverses) ? 'refunds' : 'payments'
}
