import type { Abilities, Ability, Role } from '@teamloom/commerce/access/access.ts'
import { type DeskRight, rightsOf } from '@teamloom/commerce/access/desk-rights.ts'
import { hasStaffAbility, type StaffAbility } from '@teamloom/commerce/access/staff-abilities.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Currency } from '@teamloom/kit/money.ts'

/** The person behind a session, as the database has them. */
export type Actor = {
  readonly kind: 'person'
  readonly id: string
  readonly sessionId: string
  readonly sessionExpiresAt: Date
  readonly email: string
  /** Whether the person has followed a link that was mailed to the address. */
  readonly emailVerified: boolean
  readonly firstName: string
  readonly lastName: string
  readonly optNewsletter: boolean
  readonly language: Locale
  readonly currency: Currency
  readonly campaign: string | null
  readonly avatarAssetVersionId: string | null
  readonly roles: readonly Role[]
  readonly isStaff: boolean
  /** AC61: the abilities of a member of staff that were chosen for them alone; null where their roles say it. */
  readonly chosenAbilities: readonly StaffAbility[] | null
  readonly abilities: Abilities
  /** AC65: a password alone opens their sessions. */
  readonly hasSecondFactor: boolean
  /** AC67: staff, to whom nothing of the shop's opens until they have set up a second factor. */
  readonly isHeldBack?: true
  /** AC70: whether the person is a guest: then they have no address and no password. */
  readonly isGuest: boolean
  /** AC60: teams in which they only look. */
  readonly looksOnlyIn: readonly string[]
  /** Since when their account is being deleted. */
  readonly deletedAt: Date | null
}

/** Another server, which has shown the service key. */
export type Service = { readonly kind: 'service' }
export const service: Service = { kind: 'service' }

/** Anyone: nobody has been recognised. */
export type Anyone = { readonly kind: 'public' }
export const anyone: Anyone = { kind: 'public' }

/** Who makes a call. What is absent may do nothing: nobody is never the service. */
export type Caller = Actor | Service | Anyone

/** AC55: what the operator has given designers is in `config`. */
export function hasRight(
  actor: Pick<Actor, 'roles' | 'chosenAbilities'>,
  right: DeskRight,
  { designersMay }: { readonly designersMay: readonly DeskRight[] },
): boolean {
  return rightsOf(actor, designersMay).includes(right)
}

/** AC4, AC8: a person but for what is withheld from them, another server everything, nobody nothing. */
export function may(caller: Caller, ability: Ability): boolean {
  return caller.kind === 'service' || (caller.kind === 'person' && caller.abilities[ability])
}

/** AC61: another server too, on behalf of staff. */
export function holds(caller: Caller, ability: StaffAbility | readonly StaffAbility[]): boolean {
  return caller.kind === 'service' || (caller.kind === 'person' && hasStaffAbility(caller, ability))
}

/** AC1, AC8: staff, and servers on their behalf, may choose what is theirs alone. */
export function mayActAsStaff(caller: Caller): boolean {
  return caller.kind === 'service' || (caller.kind === 'person' && caller.isStaff)
}
