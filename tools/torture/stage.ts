import type { Tally } from './caller.ts'
import { checkMember } from './check-member.ts'
import { checkNight, checkStore } from './check-store.ts'
import { type Member, openTeam } from './member.ts'
import type { Place } from './place.ts'
import type { Random } from './random.ts'
import { type Server, startServer } from './server.ts'
import { makeDesign, work } from './steps.ts'
import { Violation } from './violation.ts'

export type Figures = Tally & {
  readonly scenario: string
  readonly on: Place['name']
  readonly rounds: number
  /** From the start, or from when what was away is given back, until all is well. */
  longestRecoveryMs: number
  /** Why nothing of it was tried. */
  skipped?: string
  /** By what was struck, where that is told apart. */
  strikes?: Readonly<Record<string, unknown>>
}

/** A product that runs, and teams of two who write to it. */
export type Stage = {
  readonly figures: Figures
  readonly place: Place
  readonly random: Random
  readonly members: readonly Member[]
  readonly server: () => Server
  readonly start: () => Promise<void>
  /** Times how long it takes until all is well again by itself. */
  readonly recover: (recovery: () => Promise<unknown>) => Promise<void>
  /** All write while this happens; when it has, what was acknowledged is looked for. */
  readonly during: (strike: () => Promise<void>) => Promise<void>
  readonly end: () => Promise<void>
}

const teamCount = 3

export async function openStage(
  scenario: string,
  place: Place,
  rounds: number,
  random: Random,
): Promise<Stage> {
  const figures: Figures = {
    scenario,
    on: place.name,
    rounds,
    acknowledged: 0,
    unavailable: 0,
    cut: 0,
    longestAnswerMs: 0,
    longestRecoveryMs: 0,
  }
  let server: Server | undefined
  let onDeath = (_: Violation) => {}
  const start = async () => {
    const starting = (place.start ?? (() => startServer(place.environment)))()
    place.closing.defer(async () => (await starting.catch(() => undefined))?.kill())
    server = await starting
    void server.died.then(said => onDeath(new Violation('the server has ended by itself', said)))
  }
  const scene = { urlOf: () => server?.url(), tally: figures }
  const members: Member[] = []
  const stage: Stage = {
    figures,
    place,
    random,
    members,
    server: () => server!,
    start,
    recover: async recovery => {
      const begun = performance.now()
      await recovery()
      figures.longestRecoveryMs = Math.max(figures.longestRecoveryMs, performance.now() - begun)
    },
    during: async strike => {
      let isOver = false
      const working = Promise.all(members.map(member => work(member, () => isOver)))
      const death = new Promise<never>((_, reject) => {
        onDeath = reject
      })
      try {
        await Promise.race([strike(), working, death])
        isOver = true
        await Promise.race([working, death])
      } finally {
        isOver = true
      }
      for (const member of members) await checkMember(member)
      await checkStore(place)
    },
    end: async () => {
      try {
        await checkNight(place)
      } finally {
        await server?.end()
      }
    },
  }
  await start()
  try {
    for (let team = 0; team < teamCount; team++) {
      const both = await openTeam(scene, random)
      for (const member of both) await makeDesign(member)
      members.push(...both)
    }
  } catch (error) {
    await stage.server().kill()
    throw error
  }
  return stage
}
