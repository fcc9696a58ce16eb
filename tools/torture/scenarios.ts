import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { mountSmallDisk, type SmallDisk } from '@teamloom/api/testing/small-disk.ts'
import { type Part, waitForHealth } from './health.ts'
import type { Loss, Place } from './place.ts'
import type { Random } from './random.ts'
import { type Figures, openStage, type Stage } from './stage.ts'

/** What is done to a product at this place, so many times. Throws a `Violation` when it does not keep its promises. */
export type Scenario = (place: Place, rounds: number, random: Random) => Promise<Figures>

/** Killed without a warning while all write, and started again; the server alone is so by its launcher. */
const kills: Scenario = (place, rounds, random) =>
  onStage('killed', place, rounds, random, async stage => {
    await sleep(20 + random.below(800))
    if (random.below(3) === 0) return stage.recover(stage.server().killAlone)
    await stage.server().kill()
    return stage.recover(stage.start)
  })

/** The database is taken away and given back, in each of its ways in turn. */
const database: Scenario = (place, rounds, random) => {
  let round = 0
  return onStage('database away', place, rounds, random, async stage => {
    await sleep(20 + random.below(300))
    const losses = place.databaseLosses
    await lose(stage, losses[round++ % losses.length]!, 'database')
  })
}

/** The folder of all files is not there for a while. */
const folder: Scenario = (place, rounds, random) => {
  const files = path.join(place.dataDir, 'files')
  const loss: Loss = {
    name: 'gone',
    take: () => fs.renameSync(files, `${files}-away`),
    giveBack: () => {
      // What a write that was under way has made of it.
      fs.rmSync(files, { recursive: true, force: true })
      fs.renameSync(`${files}-away`, files)
    },
  }
  return onStage('files away', place, rounds, random, async stage => {
    await sleep(20 + random.below(300))
    await lose(stage, loss, 'files')
  })
}

const diskMegabytes = 200

/** The disk of all files is full for a while; where no disk can be mounted nothing is tried. */
const disk: Scenario = async (place, rounds, random) => {
  const mounted = mountSmallDisk(path.join(place.dataDir, 'files'), diskMegabytes)
  if (!mounted) return onStage('disk full', place, 0, random, async () => {})
  try {
    return await onStage('disk full', place, rounds, random, stage => fill(stage, mounted))
  } finally {
    mounted.remove()
  }
}

async function fill(stage: Stage, { fill, empty }: SmallDisk): Promise<void> {
  await sleep(20 + stage.random.below(300))
  await lose(stage, { name: 'full', take: fill, giveBack: empty }, 'files')
}

export const scenarios = { kills, database, folder, disk } as const satisfies Record<string, Scenario>

async function lose({ server, random, recover }: Stage, { take, giveBack }: Loss, part: Part): Promise<void> {
  const url = server().url()
  await take()
  if (giveBack) {
    await waitForHealth(url, part)
    await sleep(random.below(1000))
  }
  await recover(async () => {
    await giveBack?.()
    await waitForHealth(url)
  })
}

async function onStage(
  name: string,
  place: Place,
  rounds: number,
  random: Random,
  strike: (stage: Stage) => Promise<void>,
): Promise<Figures> {
  const stage = await openStage(name, place, rounds, random)
  try {
    for (let round = 0; round < rounds; round++) await stage.during(() => strike(stage))
  } catch (error) {
    await stage.server().kill()
    throw error
  }
  await stage.end()
  return stage.figures
}
