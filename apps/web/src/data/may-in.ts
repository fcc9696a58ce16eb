import { type Abilities, abilitiesOf, abilityNames } from '@teamloom/commerce/access/access.ts'
import type { Team } from '@teamloom/contract/teams.ts'
import type { User } from '@teamloom/contract/user.ts'

/** AC60: whether I see all that is the team's and change nothing of it. */
export function looksOnlyIn(me: User | undefined, team: Team | undefined): boolean {
  return team?.teammates.some(({ id, looksOnly }) => looksOnly && id === me?.id) ?? false
}

const nothing = abilitiesOf(abilityNames)

/** AC4, AC60: what I may do in a team; nothing until it is known who I am. */
export function mayIn(me: User | undefined, team: Team | undefined): Abilities {
  return me && !looksOnlyIn(me, team) ? me : nothing
}
