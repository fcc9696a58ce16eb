import type { Role } from './access.ts'

/** What staff may be given of the shop, each by itself. */
export const staffAbilities = [
  'editOrders',
  'releaseTechpacks',
  'seePersonalData',
  'bookPayments',
  'editPrices',
  'managePeople',
] as const
export type StaffAbility = (typeof staffAbilities)[number]

/** AC61: what a role holds unless somebody's own were chosen. */
const abilitiesOfRole = {
  admin: staffAbilities,
  designer: ['editOrders', 'releaseTechpacks', 'seePersonalData'],
  bookkeeper: ['seePersonalData', 'bookPayments'],
  workshop: ['releaseTechpacks'],
  user: [],
} as const satisfies Record<Role, readonly StaffAbility[]>

/** AC61: orders and payments cannot be worked on without seeing whose they are. */
const showingPeople: readonly StaffAbility[] = ['editOrders', 'bookPayments', 'managePeople']

/** What a member of staff has: their roles, and abilities chosen for them alone; null where none were. */
export type StaffTerms = {
  readonly roles: readonly Role[]
  readonly chosenAbilities: readonly StaffAbility[] | null
}

/** AC61: an admin all, others what was chosen for them or else what their roles hold, in the order of the list. */
export function staffAbilitiesOf({ roles, chosenAbilities }: StaffTerms): readonly StaffAbility[] {
  if (roles.includes('admin')) return staffAbilities
  if (!roles.some(role => abilitiesOfRole[role].length > 0)) return []
  const held = new Set<StaffAbility>(chosenAbilities ?? roles.flatMap(role => [...abilitiesOfRole[role]]))
  if (showingPeople.some(ability => held.has(ability))) held.add('seePersonalData')
  return staffAbilities.filter(ability => held.has(ability))
}

/** AC61: where a call names several, one of them is enough. */
export function hasStaffAbility(terms: StaffTerms, needed: StaffAbility | readonly StaffAbility[]): boolean {
  const held = staffAbilitiesOf(terms)
  return [needed].flat().some(ability => held.includes(ability))
}

/** AC62: nobody gives, or takes, what they do not hold themselves; answers the first of that. */
export function beyondOwn(own: StaffTerms, before: StaffTerms, after: StaffTerms): StaffAbility | undefined {
  const [mine, had, has] = [own, before, after].map(staffAbilitiesOf) as [
    readonly StaffAbility[],
    readonly StaffAbility[],
    readonly StaffAbility[],
  ]
  return staffAbilities.find(
    ability => had.includes(ability) !== has.includes(ability) && !mine.includes(ability),
  )
}
