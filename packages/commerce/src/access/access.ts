/** Who may do what, as sentences. A thing of another team does not exist for others. */

type Person = { readonly id: string; readonly roles: readonly Role[] }

export const roles = ['admin', 'designer', 'bookkeeper', 'workshop', 'user'] as const
export type Role = (typeof roles)[number]

/** AC1: whoever has one of them is staff. */
export const staffRoles = ['admin', 'designer', 'bookkeeper', 'workshop'] as const satisfies readonly Role[]
export type StaffRole = (typeof staffRoles)[number]

export function isStaff(actor: Pick<Person, 'roles'>): boolean {
  return staffRoles.some(role => actor.roles.includes(role))
}

type Account = { readonly isStaff: boolean; readonly hasSecondFactor: boolean }

/** AC67: whether staff act as such: where they must have a second factor, once they have set one up. */
export function actsAsStaff(
  { isStaff, hasSecondFactor }: Account,
  { isFactorRequired }: { readonly isFactorRequired: boolean },
): boolean {
  return isStaff && (hasSecondFactor || !isFactorRequired)
}

type Members = { readonly count: number; readonly founderId: string | null }

/** AC20, AC48: others but the founder, by any member of a team of more than one; oneself, as a designer only. */
export function canRemoveTeammate(actor: Person, teammateId: string, { count, founderId }: Members): boolean {
  if (count < 2) return false
  return teammateId === actor.id ? actor.roles.includes('designer') : teammateId !== founderId
}

type Teammate = { readonly id: string; readonly isStaff: boolean }

/** AC60: whether somebody only looks in a team is its founder's to say, of others, and of staff never. */
export function canSetLooking(actorId: string, teammate: Teammate, founderId: string | null): boolean {
  return actorId === founderId && teammate.id !== actorId && !teammate.isStaff
}

/** What someone may do where they are a member. */
export const abilityNames = [
  'canAddTeam',
  'canAddProject',
  'canAddDesign',
  'canDeleteProject',
  'canRenameProject',
  'canDeleteDesign',
  'canRenameDesign',
  'canMoveDesign',
  'canAddArtwork',
  'canDeleteArtwork',
  'canUpdateDesignStyles',
  'canUpdateDesignColors',
  'canUpdateArtworkPosition',
  'canUpdateArtworkColor',
  'canDeleteTeam',
  'canRenameTeam',
] as const

export type Ability = (typeof abilityNames)[number]
export type Abilities = Readonly<Record<Ability, boolean>>

/** AC4: all of it, whatever the role, but for what the operator has withheld from the account. */
export function abilitiesOf(withheld: readonly string[]): Abilities {
  return Object.fromEntries(abilityNames.map(name => [name, !withheld.includes(name)])) as Abilities
}
