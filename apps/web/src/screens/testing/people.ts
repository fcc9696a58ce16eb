import { abilityNames } from '@teamloom/commerce/access/access.ts'
import type { DesignItem } from '@teamloom/contract/designs.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { type Project, projectCalls } from '@teamloom/contract/projects.ts'
import { type Team, teamCalls } from '@teamloom/contract/teams.ts'
import { type User, userCalls } from '@teamloom/contract/user.ts'
import { listedDesign } from '#web/data/testing/listed-design.ts'
import { answer } from '#web/lib/testing/server.ts'

/** For tests: Maya, her team with Jonas, and what they have made. */

const created_at = '2026-11-24T09:00:00.000Z'
const named = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const maya: User = {
  id: named(1),
  email: 'maya@example.com',
  emailVerified: true,
  firstName: 'Maya',
  lastName: 'Tremblay',
  optNewsletter: false,
  roles: [{ role: 'user' }],
  isAdmin: false,
  isDesigner: false,
  isUser: true,
  language: 'en',
  currency: 'cad',
  imageUrl: null,
  rights: [],
  staffAbilities: [],
  isGuest: false,
  needsSecondFactor: false,
  ...(Object.fromEntries(abilityNames.map(name => [name, true])) as Record<
    (typeof abilityNames)[number],
    true
  >),
}

const teammate = (id: string, first_name: string, about: Partial<Team['teammates'][number]> = {}) => ({
  id,
  first_name,
  last_name: 'Roy',
  roles: [{ role: 'user' as const }],
  looksOnly: false,
  ...about,
})

export const jonas = teammate(named(2), 'Jonas')

export const wolves: Team = {
  id: named(10),
  name: 'Wolves',
  forWho: 'student',
  projectSize: null,
  eventDate: null,
  colors: [],
  sport: null,
  teammates: [teammate(maya.id, 'Maya', { last_name: 'Tremblay', email: maya.email }), jonas],
  founder_id: maya.id,
  deletion: null,
  created_at,
}

export const camp: Project = {
  id: named(20),
  name: 'Camp',
  team_id: wolves.id,
  shareable_token: 'token',
  icon_uuid: null,
  iconUuid: null,
  coverPhotoUuid: null,
  picture: null,
  created_at,
}

export const shirt = listedDesign({
  id: named(30),
  name: 'Camp shirt',
  project_id: camp.id,
  latestUpdate: created_at,
  sizes: ['S', 'M'],
})

type Have = {
  readonly me?: User
  readonly teams?: Team[]
  readonly projects?: Project[]
  readonly designs?: DesignItem[]
}

/** What the server has of Maya's. */
export function serverHas({
  me = maya,
  teams = [wolves],
  projects = [camp],
  designs = [shirt],
}: Have = {}): void {
  answer(userCalls.me, me)
  answer(teamCalls.list, teams)
  answer(projectCalls.list, projects)
  answer(designCalls.list, designs)
}
