import { CallError } from '@teamloom/contract/client.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import { type Caller, openCaller, type Scene } from './caller.ts'
import type { Random } from './random.ts'
import { Violation } from './violation.ts'

export type Sizes = readonly { readonly name: string; readonly qty: number }[]

/** A design as all who change it were told that it is: the colour that each has given to a layer of their own. */
export type ToldDesign = { readonly id: string; readonly colors: Record<string, string>; revision: number }

export type WantedChange = {
  readonly design: ToldDesign
  readonly key: string
  readonly color: string
  /** The revision that it was made on. */
  readonly basedOn?: number
}

/** What a member was told: all that the product has acknowledged. */
export type Told = {
  firstName: string
  /** The street of the last request's address. */
  street: string | null
  readonly designs: ToldDesign[]
  /** Changes with the revision that was answered. */
  readonly changes: (WantedChange & { readonly revision: number })[]
  /** By design. */
  readonly cart: Map<string, { readonly id: string; readonly sizes: Sizes }>
  readonly artworks: { readonly assetId: string; readonly assetVersionId: string }[]
  readonly orders: { readonly id: string; readonly designId: string; readonly sizes: Sizes }[]
}

/** Someone of a team of two, who paints a layer of their own. */
export type Member = {
  readonly caller: Caller
  readonly random: Random
  readonly teamId: string
  readonly projectId: string
  readonly layer: string
  readonly told: Told
  /** Designs of the other's that both see, and the one of them that both change. */
  readonly others: readonly ToldDesign[]
  readonly newcomer: () => Promise<void>
}

const layers = ['body', 'sleeves'] as const

/** A team of two, who share the first one's designs. */
export async function openTeam(scene: Scene, random: Random): Promise<readonly [Member, Member]> {
  const first = await openMember(scene, random, layers[0], [])
  const second = await openMember(scene, random, layers[1], first.told.designs)
  const token = await first.caller.call(teamCalls.link, { query: { teamId: first.teamId } })
  await second.caller.call(teamCalls.join, { body: { token } })
  return [first, second]
}

async function openMember(
  scene: Scene,
  random: Random,
  layer: string,
  others: readonly ToldDesign[],
): Promise<Member> {
  const caller = openCaller(scene)
  const { teamId, projectId } = await signUp(caller, random)
  const told: Told = {
    firstName: 'Maya',
    street: null,
    designs: [],
    changes: [],
    cart: new Map(),
    artworks: [],
    orders: [],
  }
  const newcomer = async () => {
    await signUp(openCaller(scene), random)
  }
  return { caller, random, teamId, projectId, layer, told, others, newcomer }
}

export const nameFrom = (random: Random): string =>
  Array.from({ length: 3 }, () => random.below(2 ** 31).toString(36)).join('')

/** An account with exactly one team and one project, also when the first try was cut off. */
async function signUp(caller: Caller, random: Random): Promise<{ teamId: string; projectId: string }> {
  const email = `${nameFrom(random)}@example.com`
  const password = 'Correct-horse-1'
  const body = {
    email,
    password,
    firstName: 'Maya',
    lastName: 'Tremblay',
    language: 'en',
    teamName: 'Wolves',
    forWho: 'student',
    projectSize: '20-49',
  } as const
  try {
    await caller.call(userCalls.signup, { body })
  } catch (error) {
    if (!(error instanceof CallError && error.errorKey === 'username_already_exists')) throw error
    await caller.call(userCalls.login, { body: { email, password } })
  }
  const teams = await caller.call(teamCalls.list, {})
  const projects = await caller.call(projectCalls.list, {})
  if (teams.length !== 1 || projects.length !== 1)
    throw new Violation('a new account is not whole', { email, teams, projects })
  return { teamId: must(teams[0], 'team').id, projectId: must(projects[0], 'project').id }
}
