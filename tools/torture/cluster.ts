import { setTimeout as sleep } from 'node:timers/promises'
import { missingPackages, openCluster } from '../cluster/cluster.ts'
import type { Loss, Place } from './place.ts'
import type { Random } from './random.ts'
import type { Scenario } from './scenarios.ts'
import type { Server } from './server.ts'
import { type Figures, openStage, type Stage } from './stage.ts'
import { Violation } from './violation.ts'

/** What one kind of strike came to. */
export type StrikeFigures = {
  strikes: number
  unavailable: number
  cut: number
  longestAnswerMs: number
  longestRecoveryMs: number
}

/** How soon all must be well again after a strike, in milliseconds. */
const mostRecoveryMs = 20_000

/**
 * Several processes behind a balancer and a pooler, with sentinels: in turn each process is killed, all that answer are
 * replaced one by one, the database is away in each of its ways, and once Redis changes, while all write.
 */
export const cluster: Scenario = async (place, rounds, random) => {
  const skipped = whyNot(place)
  if (skipped) return { ...emptyFigures(place, rounds), skipped }
  const opening = openCluster(place.environment)
  place.closing.defer(async () => (await opening.catch(() => undefined))?.close())
  const { url, web, processes, killRedis, close } = await opening
  const isDown = Promise.race(processes.map(({ died }) => died))
  const server: Server = {
    url: () => url,
    pid: () => 0,
    died: isDown,
    kill: close,
    killAlone: close,
    end: close,
  }
  const ways: readonly (readonly [name: string, strike: () => Promise<unknown>])[] = [
    ['a process killed', () => killOne(random, processes)],
    ['those that answer replaced', () => replaceAll(web)],
    ...place.databaseLosses.map(loss => [`the database ${loss.name}`, () => lose(loss)] as const),
    ['another Redis', async () => killRedis()],
  ]
  const stage = await openStage('cluster', { ...place, start: async () => server }, rounds, random)
  const strikes: Record<string, StrikeFigures> = {}
  for (let round = 0; round < rounds; round++)
    // A Redis that was killed is not there again.
    for (const [name, strike] of ways)
      if (name !== 'another Redis' || round === 0) await striking(stage, name, strike, strikes)
  await stage.end()
  return { ...stage.figures, strikes }
}

async function killOne(random: Random, processes: Parameters<typeof replaceAll>[0]): Promise<void> {
  const one = random.pick(processes)
  await one.kill()
  await one.start()
}

async function replaceAll(
  all: readonly { kill(): Promise<void>; end(): Promise<void>; start(): Promise<void> }[],
) {
  for (const each of all) {
    await each.end()
    await each.start()
    // Until the balancer sends it calls again.
    await sleep(2000)
  }
}

async function lose({ take, giveBack }: Loss): Promise<void> {
  await take()
  await sleep(3000)
  await giveBack?.()
}

/** What is acknowledged while it happens is looked for; a call of everybody must be answered soon after. */
async function striking(
  stage: Stage,
  name: string,
  strike: () => Promise<unknown>,
  strikes: Record<string, StrikeFigures>,
): Promise<void> {
  const { figures } = stage
  const before = { ...figures }
  Object.assign(figures, { longestAnswerMs: 0, longestRecoveryMs: 0 })
  await stage.during(async () => {
    await sleep(500)
    await strike()
    await stage.recover(() => untilWell(stage.server().url()))
    await sleep(500)
  })
  const known = strikes[name] ?? {
    strikes: 0,
    unavailable: 0,
    cut: 0,
    longestAnswerMs: 0,
    longestRecoveryMs: 0,
  }
  strikes[name] = {
    strikes: known.strikes + 1,
    unavailable: known.unavailable + figures.unavailable - before.unavailable,
    cut: known.cut + figures.cut - before.cut,
    longestAnswerMs: Math.round(Math.max(known.longestAnswerMs, figures.longestAnswerMs)),
    longestRecoveryMs: Math.round(Math.max(known.longestRecoveryMs, figures.longestRecoveryMs)),
  }
  for (const key of ['longestAnswerMs', 'longestRecoveryMs'] as const)
    figures[key] = Math.max(figures[key], before[key])
}

async function untilWell(url: string): Promise<void> {
  const begun = performance.now()
  for (;;) {
    const answer = await fetch(`${url}/api/v1/health`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
    const afterMs = performance.now() - begun
    if (afterMs > mostRecoveryMs)
      throw new Violation('the cluster does not recover', { status: answer?.status, afterMs })
    await sleep(50)
  }
}

function whyNot(place: Place): string | undefined {
  if (place.name !== 'PostgreSQL server') return 'several processes need a server: TEST_DATABASE_URL'
  return missingPackages.length > 0 ? `apt install ${missingPackages.join(' ')}` : undefined
}

const emptyFigures = (place: Place, rounds: number): Figures => ({
  scenario: 'cluster',
  on: place.name,
  rounds,
  acknowledged: 0,
  unavailable: 0,
  cut: 0,
  longestAnswerMs: 0,
  longestRecoveryMs: 0,
})
